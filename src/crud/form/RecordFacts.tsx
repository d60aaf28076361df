import { FieldList } from "../../fields/FieldItem.tsx";
import type { Module } from "../define-module.ts";
import type { Row } from "../use-crud.web.ts";

interface RecordFactsProps {
  readonly module: Module;
  readonly record: Row;
  readonly names: readonly string[];
}

/** Some fields of a stored record, above the form in which others are changed. */
export const RecordFacts = ({ module, record, names }: RecordFactsProps) => (
  <FieldList
    fields={Object.fromEntries(Object.entries(module.fields).filter(([name]) => names.includes(name)))}
    record={record}
  />
);

import type { Words } from "../../../contract/text.ts";
import type { Module } from "../../define-module.ts";
import { ADDRESS_TEXTS as TEXTS } from "./texts.ts";

/** Every list can be filtered and sorted by these, which no declaration names. */
const SYSTEM: Readonly<Record<string, Words>> = { createdAt: TEXTS.createdAt, updatedAt: TEXTS.updatedAt };

/** The label of a field that an address names; undefined for a name that the module does not have. */
export const fieldLabel = ({ properties }: Module, name: string): Words | undefined =>
  properties.find(({ wireName }) => wireName === name)?.property.label ??
  (Object.hasOwn(SYSTEM, name) ? SYSTEM[name] : undefined);

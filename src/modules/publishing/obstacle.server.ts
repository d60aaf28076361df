import type { Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import { onceDescribed } from "./described.server.ts";
import { publishStep } from "./steps.server.ts";

/** Why a record cannot go to the public now, by the rules that publishing itself goes by; undefined: it can. */
export function obstacleOf(module: Module, row: Row, now: number): Words | undefined {
  const next = onceDescribed(module, publishStep(module, now))(row);
  return "refusal" in next ? next.refusal : undefined;
}

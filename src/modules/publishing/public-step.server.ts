import type { Module } from "../../crud/define-module.ts";
import type { Services } from "../../server/services.ts";
import { onceDescribed } from "./described.server.ts";
import { publishStep, type Step } from "./steps.server.ts";

/** To the public, by all the rules: now, or from the moment `at`. */
export const publicStep = (module: Module, { clock }: Pick<Services, "clock">, at?: string | null): Step =>
  onceDescribed(module, publishStep(module, clock.now(), at));

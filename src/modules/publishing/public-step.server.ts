import type { Module } from "../../crud/define-module.ts";
import type { Services } from "../../server/services.ts";
import { requireAltTexts } from "./require-alt-texts.server.ts";
import { publishStep, type Step } from "./allowed-steps.server.ts";

/** The step to publish, now or at `at`, with all rules. */
export const publicStep = (module: Module, { clock }: Pick<Services, "clock">, at?: string | null): Step =>
  requireAltTexts(module, publishStep(module, clock.now(), at));

import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { CHECKS } from "./all-checks.server.ts";
import { runChecks, shownFindings, type CheckResult } from "./run-checks.server.ts";
import { selfCheck } from "./self-check.ts";

export { CHECKS } from "./all-checks.server.ts";
export { runChecks, shownFindings } from "./run-checks.server.ts";

const texts = defineTexts("selfCheckCall", {
  whole: {
    zh: "自检涉及整个系统，超出您的数据范围",
    lo: "ການກວດສອບກ່ຽວກັບລະບົບທັງໝົດ, ເກີນຂອບເຂດຂໍ້ມູນຂອງທ່ານ",
    en: "The self-check concerns the whole installation, which is outside your data scope",
  },
});

/** The page's call. Concurrent callers share one run. */
export function selfCheckRoutes(services: Services, modules: readonly Module[]): Route[] {
  let underWay: Promise<CheckResult[]> | undefined;
  return routes(selfCheck, {
    async run(_, { caller, language }) {
      // It names users and counts records of everybody (AZ-05).
      if (caller.scope) throw new Failure("notPermitted", { words: texts.whole });
      underWay ??= runChecks(CHECKS, services, { ...services, modules }).finally(() => {
        underWay = undefined;
      });
      const results = await underWay;
      return { at: new Date(services.clock.now()).toISOString(), findings: shownFindings(results, language) };
    },
  });
}

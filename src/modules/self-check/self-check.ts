import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";
import type { DeclaredPage } from "../menu-groups.ts";

const texts = defineTexts("selfCheckPage", {
  page: { zh: "系统自检", lo: "ກວດສອບລະບົບ", en: "Self-check" },
  run: { zh: "执行自检", lo: "ດຳເນີນການກວດສອບ", en: "Run the self-check" },
});

/** From the harmless to what an operator settles today. */
export const CHECK_LEVELS = ["ok", "hint", "warning", "serious"] as const;
export type CheckLevel = (typeof CHECK_LEVELS)[number];

// Not `list`, because the right to read lists does not include the weaknesses of an installation.
const RUN = "sys:check:run";

export const SELF_CHECK_PAGE: DeclaredPage = {
  path: "/sys/check",
  view: "sys/check/index",
  title: texts.page,
  icon: "clipboard",
  group: "system",
  order: 140,
  permission: RUN,
  buttons: { [RUN]: texts.run },
};

const finding = z.object({
  /** Name of the check that found it; a check may find several things. */
  check: z.string(),
  title: z.string(),
  level: z.enum(CHECK_LEVELS),
  found: z.string(),
  /** The counted items, one by one; empty if `found` says everything. */
  items: z.array(z.string()),
  /** What to do about it; empty if there is nothing to do. */
  advice: z.string(),
  /** Address in the console where it is done; empty without one. */
  link: z.string(),
});
export type ShownFinding = z.output<typeof finding>;

export const selfCheck = {
  /** Looks at the whole installation, in up to five seconds; the most serious findings first. */
  run: endpoint({
    method: "POST",
    path: "/sys/check/run",
    permission: RUN,
    title: texts.run,
    input: z.object({}),
    reply: z.object({ at: z.string(), findings: z.array(finding) }),
    flat: "members",
    budget: "costly",
  }),
};

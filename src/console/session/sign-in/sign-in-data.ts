import type { SessionEnd } from "../../../contract/session/session-end.ts";
import type { AllOverrides } from "../../../contract/text.ts";
import type { ConsoleData } from "../../../web/document/page-data.ts";
import type { ConsoleFiles } from "./warm-up.ts";

/** What the sign-in page starts from. */
export interface SignInData extends ConsoleData {
  /** Where to go afterwards; already checked (W8). */
  readonly target: string;
  /** What ended the session before. */
  readonly ended?: SessionEnd | undefined;
  /** Written in place of built-in words. */
  readonly words: AllOverrides;
  /** To be made ready while the person types. */
  readonly console: ConsoleFiles;
}

export const siteName = (settings: Readonly<Record<string, string>>): string => settings["sys.name"] ?? "";

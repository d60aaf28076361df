import type { SessionEnd } from "../../../contract/session/session-end.ts";
import type { AllOverrides } from "../../../contract/text.ts";
import type { ConsoleData } from "../../../web/document/page-data.ts";
import type { ConsoleFiles } from "./warm-up.ts";

/** Data of the sign-in page. */
export interface SignInData extends ConsoleData {
  /** Address to open afterwards; already checked (W8). */
  readonly target: string;
  /** Reason for the end of the previous session. */
  readonly ended?: SessionEnd | undefined;
  /** Overrides of the built-in texts. */
  readonly words: AllOverrides;
  /** Files of the console, to be loaded while the person types. */
  readonly console: ConsoleFiles;
}

export const siteName = (settings: Readonly<Record<string, string>>): string => settings["sys.name"] ?? "";

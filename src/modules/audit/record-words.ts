import { ADMINISTRATOR } from "../../contract/person-name.ts";
import type { Words } from "../../contract/text.ts";
import { SCHEDULE_KINDS, SCHEDULES_PAGE } from "../schedule/schedule.ts";
import { SETTING_NAMES, SETTINGS_PAGE } from "../setting/setting.ts";

// Older entries hold a setting's key as the title, newer ones its Chinese name.
const SETTINGS_BY_NAME = new Map<string, Words>(
  Object.entries(SETTING_NAMES).flatMap(([key, { zh, lo, en }]) =>
    [key, zh].map((title) => [title, { zh, lo, en }] as const),
  ),
);

const SCHEDULES_BY_NAME = new Map<string, Words>(
  Object.values(SCHEDULE_KINDS).map(({ title: { zh, lo, en } }) => [zh, { zh, lo, en }]),
);

interface TitledEntry {
  readonly module: string;
  readonly title: string;
  readonly titleLo?: string | null | undefined;
  readonly titleEn?: string | null | undefined;
}

/** What the program itself named: a setting, a schedule, the administrator. */
function namedByProgram({ module, title }: TitledEntry): Words | undefined {
  if (title === ADMINISTRATOR.zh) return ADMINISTRATOR;
  if (module === SETTINGS_PAGE.path) return SETTINGS_BY_NAME.get(title);
  return module === SCHEDULES_PAGE.path ? SCHEDULES_BY_NAME.get(title) : undefined;
}

/** The title of an entry's record in all languages. */
export function titlesOf(entry: TitledEntry): Words {
  const { title, titleLo, titleEn } = entry;
  return namedByProgram(entry) ?? { zh: title, lo: titleLo || title, en: titleEn || title };
}

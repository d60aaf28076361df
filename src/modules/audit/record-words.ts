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

/**
 * The title stored with an entry in all languages, or what the program itself named: a setting, a schedule, the
 * administrator.
 */
export function titlesOf({ module, title, titleLo, titleEn }: TitledEntry): Words {
  const named =
    title === ADMINISTRATOR.zh
      ? ADMINISTRATOR
      : module === SETTINGS_PAGE.path
        ? SETTINGS_BY_NAME.get(title)
        : module === SCHEDULES_PAGE.path
          ? SCHEDULES_BY_NAME.get(title)
          : undefined;
  return named ?? { zh: title, lo: titleLo || title, en: titleEn || title };
}

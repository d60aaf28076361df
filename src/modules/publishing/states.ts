/** State of publication. */
export const PUBLISH_STATES = ["draft", "scheduled", "published", "withdrawn"] as const;
export type PublishState = (typeof PUBLISH_STATES)[number];

/** State of a translation relative to the Chinese text. */
export const TRANSLATION_STATES = ["missing", "outdated", "unchecked", "checked"] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

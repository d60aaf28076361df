/** How far something is on its way to the public site. */
export const PUBLISH_STATES = ["draft", "scheduled", "published", "withdrawn"] as const;
export type PublishState = (typeof PUBLISH_STATES)[number];

/** How a translation stands to the Chinese it was made from. */
export const TRANSLATION_STATES = ["missing", "outdated", "unchecked", "checked"] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

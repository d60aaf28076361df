import { PUBLIC_PATHS, PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import type { Language } from "../../contract/text.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { NEUTRALS } from "../../web/theme/light-and-dark.ts";

/** Web app manifest of the public site as JSON, so that it can be added to a phone's home screen. */
export const manifest = (name: string, language: Language, themeColor: string): string =>
  JSON.stringify({
    id: PUBLIC_PATHS.home,
    name,
    short_name: name.slice(0, 24),
    lang: LANGUAGE_TAGS[language],
    start_url: PUBLIC_PATHS.home,
    scope: PUBLIC_ROOT,
    display: "minimal-ui",
    background_color: NEUTRALS.light.surface,
    theme_color: themeColor,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });

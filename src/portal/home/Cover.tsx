import { isMessageTarget } from "../../contract/html/safe-link.ts";
import type { PublicBanner } from "../../modules/banner/banner.ts";
import { LANGUAGE_TAGS } from "../../web/i18n/language-tag.ts";
import { useText } from "../../web/i18n/language.tsx";
import { usePageScript } from "../page/page-scripts.ts";
import { Picture } from "../picture/Picture.tsx";
import { PublicWords, TitleWords } from "../typography/PublicWords.tsx";
import { HOME_TEXTS as TEXTS } from "./home-texts.ts";
// oxlint-disable-next-line import/default -- the build makes a text of it (scripts/build/inline-script.ts)
import turnCover from "./turn-cover.web.ts?script";

/** Headline of a banner, with the editors' link; the target is checked here as it was when saved (W8). */
function Headline({ of: { title, target } }: { readonly of: PublicBanner }) {
  if (!isMessageTarget(target)) return <TitleWords of={title} />;
  return (
    <a href={target} {...(target.startsWith("/") ? {} : { rel: "noopener" })}>
      <TitleWords of={title} />
    </a>
  );
}

/**
 * On a phone the picture is cut at its sides: it is drawn as wide as its height needs (54svh, cover.css), 96vh at 16:9. A
 * sixth less is as sharp to the eye and spares the largest size at twice the density.
 */
const UPRIGHT = "(width < 1100px) max(92vw, 80vh)";

/** A button to the picture before or after; shown by the script that moves it. */
function Step({ by, label }: { readonly by: -1 | 1; readonly label: string }) {
  usePageScript(turnCover);
  return (
    <button type="button" className="home-step" data-by={by} aria-label={label} hidden>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path
          d={by < 0 ? "M12.5 4.5 7 10l5.5 5.5" : "M7.5 4.5 13 10l-5.5 5.5"}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

/**
 * Banners in a row that is scrolled by hand, by their numbers or one by one; nothing moves by itself, and all but the
 * last needs no script.
 */
export function Cover({ banners }: { readonly banners: readonly PublicBanner[] }) {
  const t = useText();
  const isOne = banners.length === 1;
  return (
    <section className="home-cover" aria-label={t(TEXTS.cover)} data-one={isOne || undefined}>
      <ul className="home-slides">
        {banners.map((banner, index) => (
          <li key={banner.id} id={`cover-${index + 1}`}>
            <Picture
              src={banner.picture}
              alt=""
              ratio="16/9"
              sizes={isOne ? `${UPRIGHT}, 100vw` : `${UPRIGHT}, 95vw`}
              isFirst={index === 0}
            />
            <div className="home-slide-words">
              <h2 className="large">
                <Headline of={banner} />
              </h2>
              {banner.subtitle.text ? (
                <p>
                  <PublicWords of={banner.subtitle} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {isOne ? null : (
        <nav className="home-numbers" aria-label={t(TEXTS.coverPictures)}>
          <span
            className="home-said visually-hidden"
            role="status"
            data-words={t(TEXTS.coverShown, { at: "{at}", of: "{of}" })}
          />
          <Step by={-1} label={t(TEXTS.coverBefore)} />
          {banners.map(({ id, title }, index) => (
            <a
              key={id}
              href={`#cover-${index + 1}`}
              aria-label={`${index + 1}: ${title.text}`}
              lang={LANGUAGE_TAGS[title.language]}
            >
              <span aria-hidden="true">{index + 1}</span>
            </a>
          ))}
          <Step by={1} label={t(TEXTS.coverAfter)} />
        </nav>
      )}
    </section>
  );
}

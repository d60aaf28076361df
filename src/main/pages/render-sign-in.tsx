import { renderToString } from "react-dom/server";
import type { PageRequest, PageResult } from "../../contract/page-render.ts";
import { sessionEndOf } from "../../contract/session/session-end.ts";
import { inLanguage, type AllOverrides } from "../../contract/text.ts";
import { siteName, type SignInData } from "../../console/session/sign-in/sign-in-data.ts";
import { SignInPage } from "../../console/session/sign-in/SignInPage.tsx";
import { SIGN_IN_TEXTS } from "../../console/session/sign-in/sign-in-texts.ts";
import { TerraceScene } from "../../web/scene/TerraceScene.tsx";
import { htmlDocument } from "../../web/document/html-document.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
// oxlint-disable-next-line import/default -- the build makes it the script as text (scripts/build/inline-script.ts)
import cspSetup from "../csp-setup.web.ts?script";
import styles from "../signin-inline.css?inline";

/**
 * Scopes of the texts that the page's program uses; other overrides would add weight, and are not for people who have
 * not signed in.
 */
const OWN_SCOPES = /^(?:signIn|sessionEnd|api|time)\./;

function ownWords({ zh, lo, en }: AllOverrides): AllOverrides {
  const own = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).filter(([id]) => OWN_SCOPES.test(id)));
  return { zh: own(zh), lo: own(lo), en: own(en) };
}

/** Renders `/login`; a signed-in person is redirected to their target (§4). */
export function renderSignIn(request: PageRequest): PageResult {
  const { language, settings, features, words, apiBase, version, nonce, colorScheme, themeColor } = request;
  const target = safeRedirect(request.query.get("redirect")) ?? "/";
  if (request.hasToken) return { status: 302, body: "", location: target };
  const own = request.assets("signin");
  const next = request.assets("console");
  const isNew = (file: string) => !own.scripts.includes(file) && !own.preload.includes(file);
  const data: SignInData = {
    apiBase,
    settings,
    features,
    language,
    words: ownWords(words),
    version,
    target,
    ended: sessionEndOf(request.query.get("ended")),
    console: { scripts: next.preload.filter(isNew), styles: next.styles },
  };
  const html = htmlDocument({
    language,
    colorScheme,
    themeColor,
    nonce,
    title: `${inLanguage(SIGN_IN_TEXTS.title, language)} · ${siteName(settings)}`,
    styles: [],
    css: styles,
    scripts: own.scripts,
    preload: own.preload,
    body: renderToString(<SignInPage data={data} panelId="panel" scene={<TerraceScene focus="xMaxYMax" />} />),
    data,
    firstScript: cspSetup,
  });
  return { status: 200, body: html };
}

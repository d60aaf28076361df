import { PUBLIC_PATHS, PUBLIC_ROOT } from "../../contract/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import { publisher, webSite } from "../for-machines/structured-data.ts";
import { portalPage } from "../page/portal-page.ts";
import { loadHome, type Home } from "./home-data.ts";
import { HOME_TEXTS } from "./home-texts.ts";
import { HomePage } from "./HomePage.tsx";

const home = (path: `/home${string}`) =>
  portalPage<Home>({
    path,
    reads: () => ["redirect"],
    load: async (ask, { query, isSignedIn }) => ({
      ...(await loadHome(ask)),
      wanted: isSignedIn ? undefined : safeRedirect(query.get("redirect")),
    }),
    head: ({ banners }, { language, query, settings }) => ({
      title: settings["sys.subname"] ?? "",
      description: inLanguage(HOME_TEXTS.description, language),
      ...(banners[0] ? { picture: banners[0].picture } : {}),
      structured: [
        webSite(settings["sys.name"] ?? "", settings["sys.subname"] ?? ""),
        publisher(settings["sys.name"] ?? "", settings["sys.logo"] ?? ""),
      ],
      isPrivate: query.has("redirect"),
    }),
    isOverPicture: true,
    View: HomePage,
  });

/** §2 "home"; `/home` itself only carries the wish to sign in first (§4). */
export const homePages = [home(PUBLIC_PATHS.home), home(PUBLIC_ROOT)] as const;

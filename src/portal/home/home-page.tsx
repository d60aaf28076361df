import { PUBLIC_PATHS, PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { inLanguage } from "../../contract/text.ts";
import { publisher, webSite } from "../seo/structured-data.ts";
import { portalPage } from "../page/portal-page.ts";
import { redirectTarget } from "../page/redirect-target.ts";
import { loadHome, type Home } from "./load-home.ts";
import { HOME_TEXTS } from "./home-texts.ts";
import { HomeView } from "./HomeView.tsx";

const home = (path: `/home${string}`, listed?: { readonly isListed: true }) =>
  portalPage<Home>({
    path,
    ...listed,
    reads: () => ["redirect"],
    load: async (ask, address) => ({
      ...(await loadHome(ask)),
      wanted: address.hasToken ? undefined : redirectTarget(address),
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
    View: HomeView,
  });

/** §2 "home". `/home` itself is only shown to a visitor who must sign in first (§4). */
export const homePages = [home(PUBLIC_PATHS.home, { isListed: true }), home(PUBLIC_ROOT)] as const;

import type { PageAddress } from "../page/portal-page.ts";
import { CertifiedPart } from "./CertifiedPart.tsx";
import { Cover } from "./Cover.tsx";
import { NothingPublished } from "./NothingPublished.tsx";
import { isBlank, type Home } from "./load-home.ts";
import { Invitation } from "./Invitation.tsx";
import { Nameplate } from "./Nameplate.tsx";
import { NewsPart } from "./NewsPart.tsx";
import { RecommendedPart } from "./RecommendedPart.tsx";
import { RegionsPart } from "./RegionsPart.tsx";
import { SceneLead } from "./SceneLead.tsx";
import { SeasonPart } from "./SeasonPart.tsx";

interface HomeViewProps {
  readonly data: Home;
  readonly address: Pick<PageAddress, "settings">;
}

/** The home page, composed like a magazine's cover. */
export function HomeView({ data, address: { settings } }: HomeViewProps) {
  const { banners, season, places, certified, recommended, news, notices, wanted } = data;
  const isCovered = banners.length > 0 && wanted === undefined;
  return (
    <div>
      {isCovered ? (
        <>
          <Cover banners={banners} />
          <Nameplate settings={settings} />
        </>
      ) : (
        <SceneLead settings={settings} wanted={wanted} hasSearch={!isBlank(data)} />
      )}
      {isBlank(data) ? (
        <NothingPublished />
      ) : (
        <>
          <div className="home-column column">
            <SeasonPart season={season} />
          </div>
          <RegionsPart places={places} />
          <div className="home-column column">
            <RecommendedPart recommended={recommended} />
            <CertifiedPart enterprises={certified} />
            <NewsPart news={news} notices={notices} />
          </div>
          <Invitation />
        </>
      )}
    </div>
  );
}

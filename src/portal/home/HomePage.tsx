import type { PageAddress } from "../page/portal-page.ts";
import { CertifiedPart } from "./CertifiedPart.tsx";
import { Cover } from "./Cover.tsx";
import { FirstPage } from "./FirstPage.tsx";
import { isBlank, type Home } from "./home-data.ts";
import { Invitation } from "./Invitation.tsx";
import { Nameplate } from "./Nameplate.tsx";
import { NewsPart } from "./NewsPart.tsx";
import { RecommendedPart } from "./RecommendedPart.tsx";
import { RegionsPart } from "./RegionsPart.tsx";
import { SceneLead } from "./SceneLead.tsx";
import { SeasonPart } from "./SeasonPart.tsx";

interface HomePageProps {
  readonly data: Home;
  readonly address: Pick<PageAddress, "settings">;
}

/** The home page, composed like a magazine's cover. */
export function HomePage({ data, address: { settings } }: HomePageProps) {
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
        <FirstPage />
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

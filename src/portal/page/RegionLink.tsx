import { regionAddress } from "../../contract/public/public-addresses.ts";
import { WithNames } from "../typography/PublicWords.tsx";

interface RegionLinkProps {
  /** Code of the region's page; empty: it has none. */
  readonly code: string;
  readonly name: string;
}

/** The name of a place, with a link to the page of its region; renders nothing without a name. */
export function RegionLink({ code, name }: RegionLinkProps) {
  const words = <WithNames>{name}</WithNames>;
  if (name === "") return null;
  return code === "" ? (
    <span>{words}</span>
  ) : (
    <a className="region-link" href={regionAddress(code)}>
      {words}
    </a>
  );
}

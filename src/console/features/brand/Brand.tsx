import { useSetting } from "../../../web/lookups/settings.ts";
import { SiteMark } from "../../../web/scene/SiteMark.tsx";
import { PageLink } from "../../routing/PageLink.tsx";
import { DASHBOARD_PATH } from "../../routing/own-routes.ts";
import styles from "./brand.module.css";

/** The installation's name and logo (§3 sys.name, sys.logo); leads to the first page. */
export function Brand() {
  const name = useSetting("sys.name");
  const logo = useSetting("sys.logo");
  return (
    <PageLink className={`line ${styles.brand}`} to={DASHBOARD_PATH}>
      {logo === "" ? <SiteMark logo="" size={24} /> : <img className={styles.logo} src={logo} alt="" />}
      <span className={`two-lines breakable ${styles.name}`}>{name}</span>
    </PageLink>
  );
}

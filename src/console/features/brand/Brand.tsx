import { useSetting } from "../../../web/lookups/settings.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { DASHBOARD_PATH } from "../../routing/own-routes.ts";
import styles from "./brand.module.css";

/** Three terraces: the product's mark where no logo is set. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 9.5C6 6 10 6 13 8s6 2 9-.5v4C19 14 16 14 13 12S6 10 2 13.5z" opacity=".45" />
      <path d="M2 14c4-3 8-3 11-1s6 2 9 0v3.500c-3 2-6 2-9 0s-7-2-11 1z" opacity=".7" />
      <path d="M2 18.500c4-2.500 8-2.500 11-.5s6 1.500 9-.5V22H2z" />
    </svg>
  );
}

/** The installation's name and logo (§3 sys.name, sys.logo); leads to the first page. */
export function Brand() {
  const name = useSetting("sys.name");
  const logo = useSetting("sys.logo");
  return (
    <PageLink className={styles.brand} to={DASHBOARD_PATH}>
      {logo === "" ? <Mark /> : <img className={styles.logo} src={logo} alt="" />}
      <span className={styles.name}>{name}</span>
    </PageLink>
  );
}

import { KeyRound, UsersRound } from "lucide-react";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { recordAddress } from "../../crud/record/record-address.ts";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { role } from "./role.ts";
import { showTab } from "./shown-tab.web.ts";
import { ROLE_TEXTS } from "./texts.ts";

/** The standard list, with shortcuts to a role's rights and members. */
export function RoleScreen() {
  const t = useText();
  const { open } = usePage();
  return (
    <ListScreen
      module={role}
      moreActions={(row) =>
        (["rights", "members"] as const).map((tab) => ({
          key: tab,
          label: t(ROLE_TEXTS[tab]),
          Icon: tab === "rights" ? KeyRound : UsersRound,
          act: () => {
            showTab(row.id, tab);
            open(recordAddress(role, row.id));
          },
        }))
      }
    />
  );
}

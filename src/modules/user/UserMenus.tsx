import { useQuery } from "@tanstack/react-query";
import { menuTitle, type MenuNode, MENU_TYPES } from "../../contract/menu.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { call } from "../../web/api/call.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { Icon } from "../../web/components/Icon.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { RIGHTS_TEXTS } from "./texts.ts";
import { userCalls } from "./user-calls.ts";
import { nameOf } from "./UserCells.tsx";
import { Facts } from "./UserFacts.tsx";
import { explanationOf } from "./UserRights.tsx";
import { user } from "./user.ts";
import style from "./user.module.css";

function Branch({ nodes }: { readonly nodes: readonly MenuNode[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <ul className={style.branch}>
      {nodes.map((node) => (
        <li key={node.id}>
          <span className={`row ${style.entry}`}>
            <Icon name={node.meta.icon} />
            {node.meta.title === "dashboard" ? t(RIGHTS_TEXTS.home) : menuTitle(node.meta, language)}
            {node.type === MENU_TYPES.directory ? null : <small>{node.path}</small>}
            {node.hidden ? <small>{t(RIGHTS_TEXTS.hidden)}</small> : null}
          </span>
          {node.children.length > 0 ? <Branch nodes={node.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Menus({ id }: { readonly id: string }) {
  const t = useText();
  const menus = useQuery({
    queryKey: [user.path, "menus", id],
    queryFn: ({ signal }) => call(userCalls.menus, { id }, { signal }),
    meta: { showsOwnError: true },
  });
  const explained = useQuery(explanationOf(id));
  const failed = menus.error ?? explained.error;
  if (failed)
    return <ErrorState error={failed} onRetry={() => void Promise.all([menus.refetch(), explained.refetch()])} />;
  if (!menus.data || !explained.data) return <LinesSkeleton lines={8} />;
  return (
    <div className={`stack ${style.explanation}`} data-gap="16">
      <p data-tone="quiet">{t(RIGHTS_TEXTS.menusText)}</p>
      <Facts explained={explained.data} />
      {menus.data.length === 0 ? <EmptyState title={t(RIGHTS_TEXTS.noMenu)} /> : <Branch nodes={menus.data} />}
    </div>
  );
}

/** The menu as a user sees it, with roles and data scope. */
export function UserMenus({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Drawer open onClose={onClose} size={520} title={t(RIGHTS_TEXTS.menus, { name: nameOf(row, language) })}>
      <Menus id={row.id} />
    </Drawer>
  );
}

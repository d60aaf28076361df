import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { useState } from "react";
import { type MenuNode, MENU_TYPES } from "../../contract/menu.ts";
import { inLanguage } from "../../contract/text.ts";
import { call } from "../../web/api/call.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { choicesShown } from "../../web/components/states/InlineState.tsx";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { Icon } from "../../web/components/Icon.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useOptions } from "../../web/lookups/options.ts";
import { FILTER_TEXTS } from "../../web/filter/filter-texts.ts";
import { MENU_FORM_TEXTS } from "./form/form-texts.ts";
import { menuAdmin } from "./menu-admin.ts";
import { MENU_TEXTS } from "./texts.ts";
import { titleOf } from "./use-menus.web.ts";
import style from "./form/menu-form.module.css";

function Nodes({ nodes }: { readonly nodes: readonly MenuNode[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <ul>
      {nodes.map((node) => {
        const isQuiet = node.hidden || node.type === MENU_TYPES.hiddenPage;
        return (
          <li key={node.id}>
            <span className="row" data-tone={isQuiet ? "faint" : undefined}>
              {node.meta.icon ? <Icon name={node.meta.icon} /> : <span className="no-icon" />}
              {titleOf(node, language)}
              <small className="mono" data-tone="faint">
                {node.type === MENU_TYPES.directory ? "" : node.path}
              </small>
              {isQuiet ? <Tag>{t(MENU_TEXTS.hidden)}</Tag> : null}
            </span>
            {node.children.length > 0 ? <Nodes nodes={node.children} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Previews the menu as users with one role see it. */
export function PreviewDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(true);
  const [search, setSearch] = useState("");
  const [roleId, setRoleId] = useState<string>();
  const roles = useOptions("/sys/role", { search });
  const preview = useQuery({
    queryKey: ["/sys/menu", "preview", roleId],
    enabled: roleId !== undefined,
    queryFn: ({ signal }) => call(menuAdmin.preview, { roleId: roleId ?? "" }, { signal }),
  });
  const tree = () => {
    if (roleId === undefined) return null;
    if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
    if (preview.isPending) return <LinesSkeleton lines={8} />;
    if (preview.data.length === 0) return <EmptyState title={t(MENU_FORM_TEXTS.nothing)} />;
    return (
      <nav className={style.preview} aria-label={t(MENU_TEXTS.preview)}>
        <Nodes nodes={preview.data} />
      </nav>
    );
  };
  return (
    <Drawer
      open={isOpen}
      size={520}
      title={t(MENU_TEXTS.preview)}
      onClose={() => setOpen(false)}
      afterOpenChange={(is) => is || onClose()}
    >
      <div className="stack" data-gap="16">
        <p data-tone="quiet">{t(MENU_FORM_TEXTS.previewHelp)}</p>
        <Select
          aria-label={t(MENU_FORM_TEXTS.role)}
          placeholder={t(MENU_FORM_TEXTS.chooseRole)}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          {...choicesShown(roles, roles.options.length > 0, t(FILTER_TEXTS.nothingFound))}
          options={roles.options.map(({ id, title }) => ({
            value: id,
            label: inLanguage(title, language) || title.zh,
          }))}
          onChange={(id: string) => setRoleId(id)}
        />
        {tree()}
      </div>
    </Drawer>
  );
}

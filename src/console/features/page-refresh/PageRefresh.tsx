import { RotateCw } from "lucide-react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { refreshTab } from "../../routing/navigation.ts";
import { useActions } from "../../palette-actions/actions.ts";
import { useActiveTab } from "../../tabs/tabs-store.ts";
import { PAGE_REFRESH_TEXTS } from "./texts.ts";

/** Renders the active page anew without reloading the console. */
export function PageRefresh() {
  const t = useText();
  const tab = useActiveTab();
  useActions(() =>
    tab ? [{ id: "refresh", title: PAGE_REFRESH_TEXTS.refresh, icon: RotateCw, run: () => refreshTab(tab) }] : [],
  );
  return (
    <IconButton
      size="small"
      label={t(PAGE_REFRESH_TEXTS.refresh)}
      icon={<RotateCw size={15} aria-hidden="true" />}
      disabled={!tab}
      onClick={() => tab && refreshTab(tab)}
    />
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { CheckChip } from "../../web/filter/CheckChip.tsx";
import { SearchInput } from "../../web/components/SearchInput.tsx";
import { EmptyState } from "../../web/components/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../web/components/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/Skeleton.tsx";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { Screen } from "../../web/page/Screen.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { asMember } from "../../web/table/address-members.ts";
import { TableFoot } from "../../web/table/TableFoot.tsx";
import { TextTable } from "./TextTable.tsx";
import { TRANSLATION_TEXTS as texts } from "./texts.ts";
import { TEXT_STATES } from "./translation-admin.ts";
import { TRANSLATION_PAGE } from "./translation.ts";
import { countsQueryOf, useTextActions, useTexts, useTextsAddress, type TextsAddress } from "./use-texts.web.ts";
import { Toolbar } from "../../web/page/Toolbar.tsx";
import style from "./translation.module.css";

const ImportTexts = lazyDialog(async () => (await import("./ImportTexts.tsx")).ImportTexts);

/** The page of interface texts; search and filters are in its address. */
export function TranslationScreen() {
  const t = useText();
  if (useCan("sys:translation:list")) return <Texts />;
  return (
    <Screen title={t(texts.title)}>
      <NotPermittedState />
    </Screen>
  );
}

function Texts() {
  const t = useText();
  const language = useLanguage();
  const address = useTextsAddress();
  const list = useTexts(address);
  const { put, reset } = useTextActions(address);
  const canUpdate = useCan("sys:translation:update");
  const total = list.data?.total ?? 0;
  const body = () => {
    if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <TableSkeleton hasCards columns={4} />;
    if (list.data.rows.length === 0)
      return (
        <EmptyState title={t(texts.noResults)} actions={<Button onClick={address.clear}>{t(texts.clear)}</Button>} />
      );
    return <TextTable rows={list.data.rows} canUpdate={canUpdate} onReset={reset} onSaved={put} />;
  };
  return (
    <Screen title={t(texts.title)} purpose={t(texts.purpose)} tools={<FileTools address={address} />}>
      <TextFilters address={address} />
      <div className={`card ${style.body}`} data-old={list.isPlaceholderData ? "" : undefined}>
        {body()}
      </div>
      <TableFoot
        said={t(texts.total, { total: formatNumber(total, language) })}
        page={address.query.page}
        pageSize={address.query.pageSize}
        total={total}
        onPage={(next) => address.change("page", next === 1 ? undefined : String(next))}
      />
    </Screen>
  );
}

interface AddressProps {
  readonly address: TextsAddress;
}

function FileTools({ address }: AddressProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const canExport = useCan("sys:translation:export");
  const canImport = useCan("sys:translation:import");
  const { exportTexts } = useTextActions(address);
  const { button } = useBusyButtons();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      {canImport ? (
        <Button icon={<Upload size={16} />} aria-label={t(texts.import)} onClick={() => setImporting(true)}>
          {isPhone ? null : t(texts.import)}
        </Button>
      ) : null}
      {canExport ? (
        <Button icon={<Download size={16} />} aria-label={t(texts.export)} {...button("export", exportTexts)}>
          {isPhone ? null : t(texts.export)}
        </Button>
      ) : null}
      {isImporting ? (
        <ImportTexts
          onClose={() => setImporting(false)}
          onTaken={() => void client.invalidateQueries({ queryKey: [TRANSLATION_PAGE.path] })}
        />
      ) : null}
    </>
  );
}

function TextFilters({ address }: AddressProps) {
  const t = useText();
  const { scopes, search, valuesOf, change } = address;
  return (
    <Toolbar className={`slides ${style.line}`}>
      <SearchInput label={t(texts.search)} value={search} onType={(words) => change("search", words)} />
      <CheckChip
        label={t(texts.scope)}
        chosen={valuesOf("scope")}
        choices={(scopes.data ?? []).map(({ scope }) => ({ value: scope, label: scope }))}
        onChosen={(chosen) => change("scope", asMember(chosen))}
        counts={countsQueryOf("scope", address)}
      />
      <CheckChip
        label={t(texts.state)}
        chosen={TEXT_STATES.filter((state) => valuesOf("state").includes(state))}
        choices={TEXT_STATES.map((state) => ({ value: state, label: t(texts[state]) }))}
        onChosen={(chosen) => change("state", asMember(chosen))}
        counts={countsQueryOf("state", address)}
      />
    </Toolbar>
  );
}

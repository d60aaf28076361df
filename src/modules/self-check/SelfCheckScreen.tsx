import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { RefreshCw } from "lucide-react";
import { call } from "../../web/api/call.ts";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import { DataTable } from "../../web/table/DataTable.tsx";
import { SELF_CHECK_TEXTS as texts } from "./screen-texts.ts";
import { CHECK_LEVELS, SELF_CHECK_PAGE, selfCheck, type CheckLevel, type ShownFinding } from "./self-check.ts";
import style from "./self-check.module.css";

const COLORS: Readonly<Record<CheckLevel, string>> = {
  serious: "danger",
  warning: "warning",
  hint: "info",
  ok: "success",
};

/** Numbers of findings by level, the most serious first. */
function Levels({ findings }: { readonly findings: readonly ShownFinding[] }) {
  const t = useText();
  return (
    <div className="row" data-gap="8">
      {CHECK_LEVELS.toReversed().map((level) => {
        const count = findings.filter((finding) => finding.level === level).length;
        return count > 0 ? (
          <Tag key={level} color={COLORS[level]}>
            {t(texts[level])} {count}
          </Tag>
        ) : null;
      })}
    </div>
  );
}

function Findings({ findings }: { readonly findings: readonly ShownFinding[] }) {
  const t = useText();
  const { open } = usePage();
  return (
    <DataTable isStacked isRoomy className={`card ${style.table}`}>
      <thead>
        <tr>
          <th>{t(texts.level)}</th>
          <th>{t(texts.subject)}</th>
          <th style={{ width: "70%" }}>{t(texts.found)}</th>
          <th aria-label={t(texts.open)} />
        </tr>
      </thead>
      <tbody>
        {findings.map(({ check, level, title, found, items, advice, link }) => (
          <tr key={`${check} ${found}`}>
            <td>
              <Tag color={COLORS[level]}>{t(texts[level])}</Tag>
            </td>
            <td className={`unbroken ${style.subject}`}>{title}</td>
            <td className="breakable">
              {items.length === 0 ? (
                found
              ) : (
                <details>
                  <summary>{found}</summary>
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </details>
              )}
              {advice === "" ? null : (
                <div className={style.advice} data-tone="quiet">
                  {advice}
                </div>
              )}
            </td>
            <td className={`to-end ${style.actions}`}>
              {link === "" ? null : (
                <Button size="small" aria-label={t(texts.openNamed, { title })} onClick={() => open(link)}>
                  {t(texts.open)}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Checks the installation when it is opened, and on request. */
export function SelfCheckScreen() {
  const t = useText();
  const language = useLanguage();
  const checked = useQuery({
    queryKey: [SELF_CHECK_PAGE.path, language],
    queryFn: ({ signal }) => call(selfCheck.run, {}, { signal }),
    staleTime: Infinity,
    meta: { showsOwnError: true },
  });
  const { data } = checked;
  return (
    <Screen
      isScrolling
      title={t(SELF_CHECK_PAGE.title)}
      purpose={data ? t(texts.checkedAt, { time: formatMoment(data.at, language) }) : t(texts.purpose)}
      tools={
        <Button
          loading={checked.isFetching}
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onClick={() => void checked.refetch()}
        >
          {t(texts.again)}
        </Button>
      }
    >
      {checked.isPending ? <TableSkeleton /> : null}
      {checked.isError ? <ErrorState error={checked.error} onRetry={() => void checked.refetch()} /> : null}
      {data && !checked.isError ? (
        <>
          <Levels findings={data.findings} />
          <Findings findings={data.findings} />
        </>
      ) : null}
    </Screen>
  );
}

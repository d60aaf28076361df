import { useQuery } from "@tanstack/react-query";
import { Alert, Button, Segmented } from "antd";
import { Check, Minus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { Language } from "../../contract/text.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { SearchInput } from "../../web/components/SearchInput.tsx";
import { call } from "../../web/api/call.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { Facts } from "./UserFacts.tsx";
import { RIGHTS_TEXTS } from "./texts.ts";
import { userCalls, type ExplainedRight, type ExplainedRights } from "./user-calls.ts";
import { nameOf } from "./UserCells.tsx";
import { plainText } from "../../contract/characters/plain-text.ts";
import { menuTitle } from "../../contract/menu.ts";
import { rolesNamed } from "./titles.ts";
import { user } from "./user.ts";
import style from "./user.module.css";

type RightsFilter = "all" | "held" | "missing";

export const explanationOf = (id: string) => ({
  queryKey: [user.path, "explain", id],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(userCalls.explain, { id }, { signal }),
  meta: { showsOwnError: true },
});

/** Explains a missing right; loaded per right, because it reads all roles. */
function Missing({ id, permission }: { readonly id: string; readonly permission: string }) {
  const t = useText();
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const asked = useQuery({
    queryKey: [user.path, "explain", id, permission],
    queryFn: ({ signal }) => call(userCalls.explain, { id, permission }, { signal }),
    enabled: isAsked,
  });
  return (
    <span className={`note ${style.why}`}>
      {t(RIGHTS_TEXTS.noRole)}{" "}
      {asked.data ? (
        t(RIGHTS_TEXTS.givenBy, { roles: rolesNamed(asked.data.givenBy, language) })
      ) : (
        <Button type="link" size="small" className="in-words" loading={asked.isFetching} onClick={() => setAsked(true)}>
          {t(RIGHTS_TEXTS.why)}
        </Button>
      )}
    </span>
  );
}

interface RightLineProps {
  readonly id: string;
  readonly right: ExplainedRight;
  readonly explained: ExplainedRights;
}

function RightLine({ id, right, explained }: RightLineProps) {
  const t = useText();
  const language = useLanguage();
  const roleOf = (roleId: string) =>
    rolesNamed(
      explained.roles.filter((role) => role.id === roleId),
      language,
    );
  return (
    <li className={style.right}>
      <span
        className={style.verdict}
        data-tone={right.isHeld ? "good" : "faint"}
        role="img"
        aria-label={t(right.isHeld ? RIGHTS_TEXTS.held : RIGHTS_TEXTS.missing)}
      >
        {right.isHeld ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
      </span>
      <span>
        {menuTitle(right, language)} <code className="remark">{right.permission}</code>
        {right.isHeld ? null : <Missing id={id} permission={right.permission} />}
        {right.because.map(({ roleId, menuId, ...titles }) => (
          <span key={`${roleId} ${menuId}`} className={`note ${style.why}`}>
            {t(RIGHTS_TEXTS.through, { role: roleOf(roleId), entry: menuTitle(titles, language) })}
          </span>
        ))}
      </span>
    </li>
  );
}

const found = (text: string, words: string): boolean => plainText(words).includes(plainText(text.trim()));

/** The pages with their matching rights; a search matches page or right. */
function wantedPages({ pages }: ExplainedRights, wanted: RightsFilter, text: string, language: Language) {
  return pages.flatMap((page) => {
    const isPage = found(text, `${menuTitle(page, language)} ${page.path}`);
    const rights = page.rights.filter(
      (right) =>
        (wanted === "all" || right.isHeld === (wanted === "held")) &&
        (isPage || found(text, `${menuTitle(right, language)} ${right.permission}`)),
    );
    return rights.length === 0 ? [] : [{ ...page, rights }];
  });
}

function Rights({ id }: { readonly id: string }) {
  const t = useText();
  const language = useLanguage();
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState<RightsFilter>("all");
  const asked = useDeferredValue(text);
  const explained = useQuery(explanationOf(id));
  if (explained.isError) return <ErrorState error={explained.error} onRetry={() => void explained.refetch()} />;
  if (explained.isPending) return <LinesSkeleton lines={10} />;
  const pages = wantedPages(explained.data, wanted, asked, language);
  return (
    <div className={`stack ${style.explanation}`} data-gap="16">
      {explained.data.isEnabled ? null : <Alert type="warning" showIcon title={t(RIGHTS_TEXTS.disabled)} />}
      <Facts explained={explained.data} />
      {explained.data.isAdministrator ? <Alert type="info" showIcon title={t(RIGHTS_TEXTS.administrator)} /> : null}
      <div className={`row ${style.find}`}>
        <SearchInput label={t(RIGHTS_TEXTS.search)} value={text} onType={setText} />
        <Segmented<RightsFilter>
          value={wanted}
          onChange={setWanted}
          options={(["all", "held", "missing"] as const).map((value) => ({ value, label: t(RIGHTS_TEXTS[value]) }))}
        />
      </div>
      {pages.length === 0 ? <p data-tone="quiet">{t(RIGHTS_TEXTS.nothing)}</p> : null}
      {pages.map((page) => (
        <section key={page.id}>
          <h3>
            {menuTitle(page, language)} <small>{page.path}</small>
          </h3>
          <ul className="card lined">
            {page.rights.map((right) => (
              <RightLine key={right.permission} id={id} right={right} explained={explained.data} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The rights of a user, with the roles and menu entries that grant them. */
export function UserRights({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Drawer open onClose={onClose} size={640} title={t(RIGHTS_TEXTS.title, { name: nameOf(row, language) })}>
      <Rights id={row.id} />
    </Drawer>
  );
}

import { personNameIn } from "../../../contract/person-name.ts";
import type { Language } from "../../../contract/text.ts";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Select } from "antd";
import { useDeferredValue, useState } from "react";
import { idAndVersion, type KnownRecord } from "../../../contract/optimistic-locking.ts";
import { asLocalMutation } from "../../../crud/optimistic-locking/changes-elsewhere.web.ts";
import { useRights } from "../../../crud/record-queries.web.ts";
import { SearchInput } from "../../../web/components/SearchInput.tsx";
import { call } from "../../../web/api/call.ts";
import { choicesShown } from "../../../web/components/states/InlineState.tsx";
import { EmptyState } from "../../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { Pager } from "../../../web/table/pager/Pager.tsx";
import { TableSkeleton } from "../../../web/components/states/Skeleton.tsx";
import { PersonName } from "../../../web/components/PersonName.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useRefetchOnChange } from "../../../web/push/use-refetch-on-change.ts";
import { roleCalls, type Member } from "../role-calls.ts";
import { role } from "../role.ts";
import { ROLE_TEXTS } from "../texts.ts";
import { Toolbar } from "../../../web/page/Toolbar.tsx";
import style from "../role.module.css";

const PAGE_SIZE = 50;

const meta = { showsOwnError: true };
const nameOf = ({ realName, username }: Member, language: Language): string =>
  personNameIn(realName || username, language);

function useMembership(of: KnownRecord) {
  const client = useQueryClient();
  const feedback = useFeedback();
  const t = useText();
  const language = useLanguage();
  const change = (endpoint: typeof roleCalls.addMembers, userIds: readonly string[]) =>
    asLocalMutation(role, () => call(endpoint, { ...idAndVersion(of), userIds: [...userIds] }));
  const refresh = () => client.invalidateQueries({ queryKey: [role.path] });
  const onError = async (error: Error) => {
    feedback.error(error.message);
    await refresh();
  };
  const adding = useMutation({
    meta,
    onError,
    mutationFn: (userIds: readonly string[]) => change(roleCalls.addMembers, userIds),
    onSuccess: async (_, userIds) => {
      feedback.success(t(ROLE_TEXTS.added, { count: userIds.length }));
      await refresh();
    },
  });
  const removing = useMutation({
    meta,
    onError,
    mutationFn: (member: Member) => change(roleCalls.removeMembers, [member.id]),
    onSuccess: async (_, member) => {
      feedback.undo(t(ROLE_TEXTS.removed, { name: nameOf(member, language) }), async () => {
        await adding.mutateAsync([member.id]).catch(() => undefined); // shown by onError
      });
      await refresh();
    },
  });
  return { adding, removing };
}

interface PickerProps {
  readonly id: string;
  readonly onAdd: (userIds: readonly string[]) => Promise<unknown>;
}

/** Finds users without the role, by name, user name or pinyin. */
function Picker({ id, onAdd }: PickerProps) {
  const t = useText();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly { readonly value: string; readonly label: string }[]>([]);
  const [isBusy, setBusy] = useState(false);
  const asked = useDeferredValue(search.trim());
  const found = useQuery({
    queryKey: [role.path, "candidates", id, asked],
    queryFn: ({ signal }) => call(roleCalls.candidates, { id, ...(asked ? { search: asked } : {}) }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });
  const add = async () => {
    setBusy(true);
    const added = chosen.map(({ value }) => value);
    try {
      await onAdd(added);
      setChosen((now) => now.filter(({ value }) => !added.includes(value)));
      setSearch((now) => (now === search ? "" : now));
    } catch {
      // shown by the mutation's onError; the selection stays
    }
    setBusy(false);
  };
  return (
    <div className={`row ${style.picker}`}>
      <Select
        className="grow"
        mode="multiple"
        labelInValue
        aria-label={t(ROLE_TEXTS.addMember)}
        placeholder={t(ROLE_TEXTS.choose)}
        value={[...chosen]}
        showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
        {...choicesShown(
          {
            isWaiting: found.isPending || found.isPlaceholderData,
            error: found.error,
            retry: () => void found.refetch(),
          },
          (found.data ?? []).length > 0,
          t(ROLE_TEXTS.noneNamed),
        )}
        options={(found.data ?? []).map((member) => ({
          value: member.id,
          label:
            nameOf(member, language) === member.username
              ? member.username
              : `${nameOf(member, language)} (${member.username})`,
        }))}
        onChange={(next: readonly { value: string; label: string }[]) => setChosen(next)}
      />
      <Button type="primary" disabled={chosen.length === 0} loading={isBusy} onClick={() => void add()}>
        {t(ROLE_TEXTS.add)}
      </Button>
    </div>
  );
}

/** A page of the role's members, refetched when others change it. */
function useMembers(id: string, asked: string, page: number) {
  const key = [role.path, "members", id];
  useRefetchOnChange([role.path], [id], key);
  const question = { id, page: { page, pageSize: PAGE_SIZE }, ...(asked ? { search: asked } : {}) };
  return useQuery({
    queryKey: [...key, asked, page],
    queryFn: ({ signal }) => call(roleCalls.members, question, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });
}

interface MembersProps {
  readonly rows: readonly Member[];
  readonly canUpdate: boolean;
  readonly removing: ReturnType<typeof useMembership>["removing"];
}

function Members({ rows, canUpdate, removing }: MembersProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <ul className={`card lined ${style.members}`}>
      {rows.map((member) => (
        <li key={member.id} className="line" data-gap="12">
          <span data-tone={member.isEnabled ? undefined : "faint"}>
            <PersonName name={nameOf(member, language)} />
          </span>
          <small>{member.username}</small>
          {member.isEnabled ? null : <small>{t(ROLE_TEXTS.disabled)}</small>}
          {canUpdate ? (
            <Button
              size="small"
              type="text"
              aria-label={t(ROLE_TEXTS.removeOne, { name: nameOf(member, language) })}
              loading={removing.isPending && removing.variables?.id === member.id}
              disabled={removing.isPending && removing.variables?.id !== member.id}
              onClick={() => removing.mutate(member)}
            >
              {t(ROLE_TEXTS.remove)}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export function MembersTab({ of }: { readonly of: KnownRecord }) {
  const { id } = of;
  const t = useText();
  const { canUpdate } = useRights(role);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const { adding, removing } = useMembership(of);
  const asked = useDeferredValue(search.trim());
  const members = useMembers(id, asked, page);
  const rows = members.data?.rows ?? [];
  const body = () => {
    if (members.isError) return <ErrorState error={members.error} onRetry={() => void members.refetch()} />;
    if (members.isPending) return <TableSkeleton columns={3} />;
    if (rows.length === 0)
      return asked ? (
        <p className="nothing">{t(ROLE_TEXTS.noneNamed)}</p>
      ) : (
        <EmptyState title={t(ROLE_TEXTS.noMembers)} text={t(ROLE_TEXTS.noMembersHelp)} />
      );
    return <Members {...{ rows, canUpdate, removing }} />;
  };
  return (
    <section className={`column ${style.editor}`}>
      <Toolbar>
        <SearchInput
          className={style.search}
          label={t(ROLE_TEXTS.searchMembers)}
          value={search}
          onType={(words) => (setSearch(words), setPage(1))}
        />
        {canUpdate ? <Picker id={id} onAdd={(userIds) => adding.mutateAsync(userIds)} /> : null}
      </Toolbar>
      <div className="fill">{body()}</div>
      <footer className={`row tabular ${style.foot}`} data-tone="quiet">
        <span>{t(ROLE_TEXTS.total, { total: members.data?.total ?? 0 })}</span>
        <Pager page={page} pageSize={PAGE_SIZE} total={members.data?.total ?? 0} onPage={setPage} />
      </footer>
    </section>
  );
}

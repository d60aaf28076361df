import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { useState } from "react";
import type { Author } from "../../../contract/errors.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { ChangeAlert } from "../../optimistic-locking/ChangeAlert.tsx";
import type { Module } from "../../define-module.ts";
import { endpointsOf } from "../../endpoints.ts";
import type { FormArrangement } from "../form-arrangement.web.ts";
import { hasSameValues } from "../form-values.ts";
import { useChangesElsewhere, type ChangeElsewhere } from "../../optimistic-locking/changes-elsewhere.web.ts";
import { StepAlert } from "../../optimistic-locking/StepAlert.tsx";
import { VERSION_TEXTS } from "../../optimistic-locking/texts.ts";
import type { Row } from "../../record-queries.web.ts";

interface FormChangesProps {
  readonly module: Module;
  /** The record with which the form was filled. */
  readonly record: Row;
  readonly stepSaid: FormArrangement["stepSaid"];
  readonly onLoad: (current: Row, by: Author | undefined) => void;
}

/** An alert in a form that somebody else saved the open record, before this user saves (RE-16). */
export function FormChanges({ module, record, stepSaid, onLoad }: FormChangesProps) {
  const { id, version } = record;
  const t = useText();
  const client = useQueryClient();
  const feedback = useFeedback();
  /** The record since the program's last change of it, and whether that is still to be told. */
  const [followed, setFollowed] = useState<{ readonly record: Row; readonly isTold: boolean }>();
  const [change, setChange] = useState<ChangeElsewhere>();
  /** Too many records changed at once for their ids to be sent, so it is unknown whether this one is among them. */
  const wasChanged = (verb: ChangeElsewhere["verb"]): Promise<boolean> =>
    call(endpointsOf(module).get, { id }).then(
      (current) => current.version > Math.max(version, followed?.record.version ?? 0),
      (error: unknown) => verb === "removed" && error instanceof ApiError && error.reason === "notFound",
    );
  /** What the program itself did is shown at once, unless it changed what somebody may be typing in. */
  const follow = async (next: ChangeElsewhere) => {
    const queryKey = [module.path, "record", id];
    const before = client.getQueryData<Row>(queryKey) ?? record;
    await client.refetchQueries({ queryKey }, { throwOnError: true });
    const current = client.getQueryData<Row>(queryKey);
    if (current && hasSameValues(module, before, current)) setFollowed({ record: current, isTold: true });
    else setChange((shown) => shown ?? next);
  };
  useChangesElsewhere(module, (next) => {
    if (next.ids.includes(id) && next.byId === "" && next.verb === "updated") follow(next).catch(() => setChange(next));
    else if (next.ids.includes(id)) setChange(next);
    else if (next.ids.length === 0) void wasChanged(next.verb).then((was) => was && setChange(next));
  });
  const loading = useMutation({
    mutationFn: () => call(endpointsOf(module).get, { id }),
    meta: { showsOwnError: true },
    onSuccess: (current) => {
      setChange(undefined);
      const by = change?.byName ? { id: change.byId, name: change.byName } : undefined;
      if (current.version > version) onLoad(current, by);
    },
    onError: (error) => feedback.error(error.message),
  });
  const step = followed?.isTold ? followed.record : undefined;
  const said = step && stepSaid?.(step);
  const dismissStep = () => step && setFollowed({ record: step, isTold: false });
  const isRemoved = change?.verb === "removed";
  return (
    <>
      {step && said ? <StepAlert {...{ module, said }} record={step} onDismiss={dismissStep} /> : null}
      {change ? (
        <ChangeAlert
          change={change}
          sentence={isRemoved ? VERSION_TEXTS.recordRemovedBy : VERSION_TEXTS.recordUpdatedBy}
          onDismiss={() => setChange(undefined)}
          action={
            isRemoved ? undefined : (
              <Button size="small" loading={loading.isPending} onClick={() => loading.mutate()}>
                {t(VERSION_TEXTS.loadNew)}
              </Button>
            )
          }
        />
      ) : null}
    </>
  );
}

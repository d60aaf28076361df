import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { forgetAutosave, writeAutosave, readAutosave, type Autosave } from "./autosave.ts";
import { fill } from "./form-context.tsx";
import {
  EMPTY,
  picturesIn,
  valuesOf,
  withPersisted,
  type FormValues,
  type Picture,
  type ApplicationPageData,
} from "./application-values.ts";
import { divisionsInLanguage } from "./fields/load-divisions.ts";
import { momentIn } from "./visitor-moment.ts";
import type { WrittenBefore } from "../../modules/application/application.ts";
import { sender, type Answer, type Send } from "./send.ts";
import { useTicket } from "./use-ticket.ts";

/** As in contract/errors.ts, which would import the texts of all errors. */
const NOT_FOUND = 400004;

/** Uploaded pictures are kept for a day: resolves to those of an unfinished form that still exist. */
async function picturesLeft({ values, ticket }: Autosave, send: Send): Promise<readonly Picture[]> {
  if (!ticket) return [];
  const wanted = picturesIn(values);
  const answer = await send<readonly Picture[]>("pictures", {
    draft: ticket,
    ids: wanted.map(({ id }) => id).join(","),
  });
  if (answer.isDone) return answer.data;
  // Without an answer they may still exist; sending the form will tell.
  return answer.code === NOT_FOUND ? [] : wanted;
}

/** The values with their pictures, whose addresses have expired. */
const withoutAddresses = (values: FormValues): FormValues =>
  withPersisted(
    values,
    picturesIn(values).map(({ id }) => ({ id, address: "" })),
  );

interface ApplicationFormOptions {
  /** Of an application that is corrected: number, what was written before, and when corrections were asked for. */
  readonly number?: string;
  readonly written?: WrittenBefore | null;
  readonly askedAt?: string | undefined;
  readonly onSend: (
    fields: Record<string, unknown>,
    tools: Pick<ReturnType<typeof useTicket>, "ticket" | "knownTicket"> & { readonly send: Send },
  ) => Promise<Answer<unknown>>;
}

/** State of the form, new or restored, and its sending. */
export function useApplicationForm(
  data: ApplicationPageData,
  isReady: boolean,
  { number = "", written, askedAt, onSend }: ApplicationFormOptions,
) {
  const { words, language, apiBase } = data;
  const send = useMemo(() => sender({ apiBase, language, noAnswer: words.noAnswer }), [apiBase, language, words]);
  const restored = useRef<Promise<void>>(undefined);
  const { ticket, knownTicket } = useTicket(send, restored);
  const [kept, setKept] = useState(() => (isReady ? readAutosave(number, askedAt) : null));
  const [initial] = useState(() => (written ? valuesOf(written) : EMPTY));
  const [values, setValues] = useState<FormValues>(kept ? withoutAddresses(kept.values) : initial);
  const [step, setStep] = useState(kept?.step ?? 0);
  const [note, setNote] = useState(() =>
    kept ? fill(words.draftBack, { moment: momentIn(kept.savedAt, language) }) : "",
  );
  const [isSent, setSent] = useState(false);
  const [arePicturesKnown, setPicturesKnown] = useState(!kept || picturesIn(kept.values).length === 0);
  useEffect(() => {
    if (!kept || arePicturesKnown) return undefined;
    let isGone = false;
    restored.current = picturesLeft(kept, send).then((left) => {
      if (isGone) return;
      if (left.length > 0) knownTicket.current = kept.ticket;
      const all = [...left, ...picturesIn(initial)];
      if (picturesIn(withPersisted(kept.values, all)).length < picturesIn(kept.values).length)
        setNote((now) => `${now} ${words.picturesLost}`);
      setValues((now) => withPersisted(now, all));
      setPicturesKnown(true);
    });
    return () => {
      isGone = true;
    };
  }, [kept, arePicturesKnown, send, knownTicket, words, initial]);
  // The language may have been changed meanwhile; without an answer the names stay as they were read.
  useEffect(() => {
    if (!kept) return;
    void divisionsInLanguage(kept.values.divisions, data).then(
      (divisions) => setValues((now) => (now.divisions === kept.values.divisions ? { ...now, divisions } : now)),
      () => undefined,
    );
  }, [kept, data]);
  // A layout effect, because somebody who sees an uploaded picture may leave at once.
  useLayoutEffect(() => {
    if (!isReady || isSent || !arePicturesKnown || values === initial) return;
    writeAutosave(number, { step, values: { begunIn: language, ...values }, ticket: knownTicket.current, askedAt });
  }, [values, step, language, isSent, isReady, arePicturesKnown, knownTicket, initial, number, askedAt]);
  const startAgain = () => {
    forgetAutosave(number);
    knownTicket.current = undefined;
    restored.current = undefined;
    setKept(null);
    setPicturesKnown(true);
    setNote("");
    setStep(0);
    setValues(initial);
  };
  const submit = async (fields: Record<string, unknown>): Promise<Answer<unknown>> => {
    const answer = await onSend(fields, { send, ticket, knownTicket });
    if (answer.isDone) {
      setSent(true);
      forgetAutosave(number);
    } else if (answer.code === NOT_FOUND || answer.errors.some(({ field }) => field === "pictures")) {
      // The ticket or its pictures are older than a day.
      knownTicket.current = undefined;
      setValues((now) => withPersisted(now, picturesIn(initial)));
    }
    return answer;
  };
  return {
    form: { send, ticket, values, onValues: setValues, step, onStep: setStep, onSend: submit },
    note,
    startAgain,
  };
}

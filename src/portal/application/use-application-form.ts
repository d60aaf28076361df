import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Proof } from "./Done.tsx";
import { forgetAutosave, writeAutosave, readAutosave, type Autosave } from "./autosave.ts";
import { fill } from "./form-context.tsx";
import {
  EMPTY,
  picturesIn,
  withPersisted,
  type FormValues,
  type Picture,
  type ApplicationPageData,
} from "./application-values.ts";
import { divisionsInLanguage } from "./fields/load-divisions.ts";
import { momentIn } from "./visitor-moment.ts";
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

/** State of the form, new or restored, and its sending. */
export function useApplicationForm(data: ApplicationPageData, isReady: boolean) {
  const { words, language, apiBase } = data;
  const send = useMemo(() => sender({ apiBase, language, noAnswer: words.noAnswer }), [apiBase, language, words]);
  const restored = useRef<Promise<void>>(undefined);
  const { ticket, knownTicket } = useTicket(send, restored);
  const [kept, setKept] = useState(() => (isReady ? readAutosave() : null));
  const [values, setValues] = useState<FormValues>(kept ? withoutAddresses(kept.values) : EMPTY);
  const [step, setStep] = useState(kept?.step ?? 0);
  const [note, setNote] = useState(() =>
    kept ? fill(words.draftBack, { moment: momentIn(kept.savedAt, language) }) : "",
  );
  const [proof, setProof] = useState<Proof>();
  const [arePicturesKnown, setPicturesKnown] = useState(!kept || picturesIn(kept.values).length === 0);
  useEffect(() => {
    if (!kept || arePicturesKnown) return undefined;
    let isGone = false;
    restored.current = picturesLeft(kept, send).then((left) => {
      if (isGone) return;
      if (left.length > 0) knownTicket.current = kept.ticket;
      if (left.length < picturesIn(kept.values).length) setNote((now) => `${now} ${words.picturesLost}`);
      setValues((now) => withPersisted(now, left));
      setPicturesKnown(true);
    });
    return () => {
      isGone = true;
    };
  }, [kept, arePicturesKnown, send, knownTicket, words]);
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
    if (!isReady || proof || !arePicturesKnown || values === EMPTY) return;
    writeAutosave({ step, values: { begunIn: language, ...values }, ticket: knownTicket.current });
  }, [values, step, language, proof, isReady, arePicturesKnown, knownTicket]);
  const startAgain = () => {
    forgetAutosave();
    knownTicket.current = undefined;
    restored.current = undefined;
    setKept(null);
    setPicturesKnown(true);
    setNote("");
    setStep(0);
    setValues(EMPTY);
  };
  const submit = async (fields: Record<string, unknown>): Promise<Answer<unknown>> => {
    const granted = await ticket();
    if (!granted.isDone) return granted;
    const answer = await send<Proof>("submit", { ...fields, draft: granted.data });
    if (answer.isDone) {
      forgetAutosave();
      setProof(answer.data);
    } else if (answer.code === NOT_FOUND || answer.errors.some(({ field }) => field === "pictures")) {
      // The ticket or its pictures are older than a day.
      knownTicket.current = undefined;
      setValues((now) => withPersisted(now, []));
    }
    return answer;
  };
  return {
    form: { send, ticket, values, onValues: setValues, step, onStep: setStep, onSend: submit },
    note,
    proof,
    startAgain,
  };
}

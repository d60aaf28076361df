import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { Proof } from "./Done.tsx";
import { forgetDraft, keepDraft, readDraft, type Kept } from "./draft.ts";
import { fill } from "./form-context.tsx";
import { EMPTY, picturesIn, withPersisted, type FormValues, type Picture, type SettleInData } from "./form-values.ts";
import { momentIn } from "./moment.ts";
import { sender, type Answer, type Send } from "./send.ts";
import { useTicket } from "./use-ticket.ts";

/** As contract/errors.ts, which brings the words of all errors along. */
const NOT_FOUND = 400004;

/** Pictures are kept a day: asks which of those in a kept form are still there. */
async function picturesLeft({ values, ticket }: Kept, send: Send): Promise<readonly Picture[]> {
  if (!ticket) return [];
  const wanted = picturesIn(values);
  const answer = await send<readonly Picture[]>("pictures", {
    draft: ticket,
    ids: wanted.map(({ id }) => id).join(","),
  });
  if (answer.isDone) return answer.data;
  // Without an answer they may be there as well as not: sending the form will tell.
  return answer.code === NOT_FOUND ? [] : wanted;
}

/** The form with the pictures that are left of a kept one, before those that were chosen meanwhile. */
function withPicturesBack(now: FormValues, kept: FormValues, left: readonly Picture[]): FormValues {
  const back = withPersisted(kept, left);
  const products = now.products.map((each, index) => ({
    ...each,
    pictures: [...(back.products[index]?.pictures ?? []), ...each.pictures],
  }));
  return { ...now, products, pictures: back.pictures, licence: back.licence };
}

/** A form of somebody who wants to be shown: begun, taken up as it was left, and sent. */
export function useSettleIn({ words, language, apiBase }: SettleInData, isReady: boolean) {
  const send = useMemo(() => sender({ apiBase, language, noAnswer: words.noAnswer }), [apiBase, language, words]);
  const { ticket, known } = useTicket(send);
  const [kept] = useState(() => (isReady ? readDraft() : null));
  const [values, setValues] = useState<FormValues>(kept ? withPersisted(kept.values, []) : EMPTY);
  const [step, setStep] = useState(kept?.step ?? 0);
  const [note, setNote] = useState(() =>
    kept ? fill(words.draftBack, { moment: momentIn(kept.savedAt, language) }) : "",
  );
  const [proof, setProof] = useState<Proof>();
  const [arePicturesKnown, setPicturesKnown] = useState(!kept || picturesIn(kept.values).length === 0);
  useEffect(() => {
    if (!kept || arePicturesKnown) return;
    void picturesLeft(kept, send).then((left) => {
      if (left.length > 0) known.current = kept.ticket;
      if (left.length < picturesIn(kept.values).length) setNote((now) => `${now} ${words.picturesLost}`);
      setValues((now) => withPicturesBack(now, kept.values, left));
      setPicturesKnown(true);
    });
  }, [kept, arePicturesKnown, send, known, words]);
  // With the change and not behind it: whoever sees a picture may leave at that moment.
  useLayoutEffect(() => {
    if (!isReady || proof || !arePicturesKnown || values === EMPTY) return;
    keepDraft({ step, values, ticket: known.current });
  }, [values, step, proof, isReady, arePicturesKnown, known]);
  const startAgain = () => {
    forgetDraft();
    known.current = undefined;
    setNote("");
    setStep(0);
    setValues(EMPTY);
  };
  const submit = async (fields: Record<string, unknown>): Promise<Answer<unknown>> => {
    const right = await ticket();
    if (!right.isDone) return right;
    const answer = await send<Proof>("submit", { ...fields, draft: right.data });
    if (answer.isDone) {
      forgetDraft();
      setProof(answer.data);
    } else if (answer.code === NOT_FOUND || answer.errors.some(({ field }) => field === "pictures")) {
      // The ticket, or the pictures, are older than a day.
      known.current = undefined;
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

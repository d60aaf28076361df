import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { Done, type Proof } from "./Done.tsx";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { fill } from "./form-context.tsx";
import { EMPTY, picturesIn, withPersisted, type FormValues, type Picture, type SettleInData } from "./form-values.ts";
import { FormSteps } from "./FormSteps.tsx";
import { momentIn } from "./moment.ts";
import { sender } from "./send.ts";
import { useTicket } from "./use-ticket.ts";

/** As contract/errors.ts, which brings the words of all errors along. */
const NOT_FOUND = 400004;

/** The form of somebody who wants to be shown, kept on their device until it is sent. */
export function SettleIn({ data, isReady }: { readonly data: SettleInData; readonly isReady: boolean }) {
  const { words, language, apiBase } = data;
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

  // Pictures are kept a day: those that are still there come back, and of the others it is said.
  useEffect(() => {
    if (!kept || arePicturesKnown) return;
    const wanted = picturesIn(kept.values);
    void (async () => {
      const ids = wanted.map(({ id }) => id).join(",");
      const answer = kept.ticket ? await send<readonly Picture[]>("pictures", { draft: kept.ticket, ids }) : undefined;
      // Without an answer they may be there as well as not: sending the form will tell.
      const isUnknown = answer?.isDone === false && answer.code !== NOT_FOUND;
      const left = answer?.isDone ? answer.data : isUnknown ? wanted : [];
      if (left.length > 0) known.current = kept.ticket;
      if (left.length < wanted.length) setNote((now) => `${now} ${words.picturesLost}`);
      setValues((now) => {
        const back = withPersisted(kept.values, left);
        const products = now.products.map((each, index) => ({
          ...each,
          pictures: [...(back.products[index]?.pictures ?? []), ...each.pictures],
        }));
        return { ...now, products, pictures: back.pictures, licence: back.licence };
      });
      setPicturesKnown(true);
    })();
  }, [kept, arePicturesKnown, send, known, words]);

  // With the change and not behind it: whoever sees a picture may leave at that moment.
  useLayoutEffect(() => {
    if (!isReady || proof || !arePicturesKnown || values === EMPTY) return;
    keepDraft({ step, values, ticket: known.current });
  }, [values, step, proof, isReady, arePicturesKnown, known]);

  if (proof) return <Done words={words} proof={proof} />;
  const startAgain = () => {
    // oxlint-disable-next-line no-alert -- the browser's own question costs this page nothing and is one nobody can miss
    if (!confirm(words.startAgainAsk)) return;
    forgetDraft();
    known.current = undefined;
    setNote("");
    setStep(0);
    setValues(EMPTY);
  };
  return (
    <>
      {note ? (
        <div className="settle-in-note" role="status">
          <p>{note}</p>
          <button type="button" className="settle-in-quiet" onClick={startAgain}>
            {words.startAgain}
          </button>
        </div>
      ) : null}
      <FormSteps
        {...{ data, send, values, step, ticket, isReady }}
        onValues={setValues}
        onStep={setStep}
        isNew
        onSend={async (fields) => {
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
        }}
      />
      <p className="settle-in-help">{words.kept}</p>
    </>
  );
}

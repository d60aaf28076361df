import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from "react";
import type { ApplicationStatus } from "../../modules/application/application.ts";
import type { Proof } from "./Done.tsx";
import { forgetAutosave } from "./autosave.ts";
import type { ApplicationPageData } from "./application-values.ts";
import { RestoredNote } from "./RestoredNote.tsx";
import { FormSteps } from "./steps/FormSteps.tsx";
import { momentIn } from "./visitor-moment.ts";
import { sender } from "./send.ts";
import { useApplicationForm } from "./use-application-form.ts";

type State = ApplicationStatus["state"];
type Kind = ApplicationStatus["steps"][number]["kind"];

const capital = <T extends string>(word: T) => (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;

/**
 * State of an application, shown after its number and code are entered. Both are sent in the body of a call, so that no
 * address contains them.
 */
export function Status({ data, isReady }: { readonly data: ApplicationPageData; readonly isReady: boolean }) {
  const { words, language, apiBase } = data;
  const send = useMemo(() => sender({ apiBase, language, noAnswer: words.noAnswer }), [apiBase, language, words]);
  const proof = useRef<Proof>({ number: "", secret: "" });
  const [found, setFound] = useState<ApplicationStatus>();
  const [failure, setFailure] = useState("");
  const [isLooking, setLooking] = useState(false);
  const [isAnswered, setAnswered] = useState(false);

  const look = async () => {
    setLooking(true);
    const answer = await send<ApplicationStatus>("status", { ...proof.current });
    setLooking(false);
    if (!answer.isDone) {
      setFailure(answer.code === 400004 ? words.notFound : answer.message);
      return;
    }
    setFailure("");
    setFound(answer.data);
    if (!answer.data.written) forgetAutosave(answer.data.number);
  };
  const lookFor = (typed: Proof) => {
    proof.current = typed;
    setAnswered(false);
    if (isReady && !isLooking) void look();
  };

  if (!found) return <LookUpForm {...{ words, isReady, isLooking, failure }} onLook={lookFor} />;
  return (
    <>
      <StatusView data={data} found={found} isAnswered={isAnswered} />
      {found.written ? (
        <Corrections
          key={found.steps.length}
          {...{ data, found, proof }}
          onSent={() => {
            setAnswered(true);
            return look();
          }}
        />
      ) : null}
      <button type="button" className="more" onClick={() => setFound(undefined)}>
        {words.another}
      </button>
    </>
  );
}

interface CorrectionsProps {
  readonly data: ApplicationPageData;
  readonly found: ApplicationStatus;
  readonly proof: RefObject<Proof>;
  readonly onSent: () => Promise<void>;
}

/** The form of an application that was returned, stored on the device like a new one: by its number, without its code. */
function Corrections({ data, found: { number, written, steps }, proof, onSent }: CorrectionsProps) {
  const { words } = data;
  const { form, note, startAgain } = useApplicationForm(data, true, {
    number,
    written,
    askedAt: steps.findLast(({ kind }) => kind === "returned")?.at,
    async onSend(fields, { send, knownTicket }) {
      const answer = await send("resubmit", { ...fields, ...proof.current, draft: knownTicket.current });
      if (answer.isDone) await onSent();
      return answer;
    },
  });
  return (
    <>
      <RestoredNote {...{ words, note, startAgain }} />
      <FormSteps {...form} data={data} isReady isNew={false} />
      <p className="field-help">{words.kept}</p>
    </>
  );
}

interface LookUpFormProps {
  readonly words: ApplicationPageData["words"];
  readonly isReady: boolean;
  readonly isLooking: boolean;
  readonly failure: string;
  readonly onLook: (typed: Proof) => void;
}

function LookUpForm({ words, isReady, isLooking, failure, onLook }: LookUpFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    onLook({ number: typed("number"), secret: typed("secret") });
  };
  const usual = {
    className: "field-input application-input",
    autoComplete: "off",
    autoCapitalize: "characters",
    spellCheck: false,
  };
  return (
    <form className="application-form" noValidate onSubmit={submit} aria-busy={isLooking}>
      <fieldset disabled={!isReady} className="application-body stack" data-gap="24">
        <div className="form-field">
          <label className="field-label" htmlFor="number">
            {words.number}
          </label>
          <input id="number" name="number" {...usual} />
        </div>
        <div className="form-field">
          <label className="field-label" htmlFor="secret">
            {words.secret}
          </label>
          <input id="secret" name="secret" {...usual} aria-describedby="status-failure" />
        </div>
        <p data-tone="wrong" id="status-failure" role="alert">
          {failure}
        </p>
        <div className="application-foot row" data-gap="12">
          <button type="submit" className="button" aria-disabled={isLooking}>
            {isLooking ? words.looking : words.look}
          </button>
        </div>
      </fieldset>
    </form>
  );
}

interface StatusViewProps {
  readonly data: ApplicationPageData;
  readonly found: ApplicationStatus;
  /** The requested additions have just been sent. */
  readonly isAnswered: boolean;
}

function StatusView({ data: { words, language }, found, isAnswered }: StatusViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [found]);
  const now: Readonly<Record<State, string>> = {
    submitted: words.nowSubmitted,
    inReview: words.nowInReview,
    returned: words.nowReturned,
    resubmitted: words.nowResubmitted,
    approved: words.nowApproved,
    rejected: words.nowRejected,
  };
  const told = (kind: Kind): string => (kind === "assigned" ? "" : words[`step${capital(kind)}`]);
  return (
    <section className="application-status stack" data-gap="24">
      <p className="application-step" data-tone="quiet">{`${found.number} · ${found.name}`}</p>
      <h2 ref={heading} tabIndex={-1}>
        {now[found.state]}
      </h2>
      {isAnswered ? <p role="status">{words.answered}</p> : null}
      {found.state !== "approved" ? null : found.enterprise ? (
        <a className="button" href={found.enterprise}>
          {words.ownPage}
        </a>
      ) : (
        <p>{words.pageSoon}</p>
      )}
      <h3>{words.history}</h3>
      <ol className="application-history stack" data-gap="16">
        {found.steps.toReversed().map(({ kind, at, message }) => (
          <li key={`${at}${kind}`} className="stack" data-gap="0">
            <time dateTime={at}>{momentIn(at, language)}</time>
            <strong>{told(kind)}</strong>
            {message ? <p className="words">{message}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

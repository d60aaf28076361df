import { useEffect, useMemo, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { clientId } from "../../web/api/client-id.ts";
import { CaptchaInput } from "./CaptchaInput.tsx";
import { FormField, useControl } from "./FormField.tsx";
import { FormToolsProvider, fill, idOf, type FormTools } from "./form-context.tsx";
import { labelOf, stepOf, troublesOf, untouched, type Troubles } from "./form-rules.ts";
import { sentOf, type FormValues, type SettleInData } from "./form-values.ts";
import { sendPicture, type Answer, type Send } from "./send.ts";
import { StepCheck } from "./StepCheck.tsx";
import { StepProducts } from "./StepProducts.tsx";
import { StepWho } from "./StepWho.tsx";

/** The second click of a double click on “continue” would land on whatever the next step has there. */
const dropSecondClick = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

interface FormStepsProps {
  readonly data: SettleInData;
  readonly send: Send;
  readonly values: FormValues;
  readonly onValues: (change: (now: FormValues) => FormValues) => void;
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** The right to upload, made when it is first needed. */
  readonly ticket: () => Promise<Answer<string>>;
  /** A new application: with consent and captcha. */
  readonly isNew: boolean;
  readonly isReady: boolean;
  readonly onSend: (fields: Record<string, unknown>) => Promise<Answer<unknown>>;
}

function Consent({ isGiven, onChange }: { readonly isGiven: boolean; readonly onChange: (isGiven: boolean) => void }) {
  const control = useControl("consent");
  return <input {...control} type="checkbox" checked={isGiven} onChange={() => onChange(!isGiven)} />;
}

/** The three steps. Whatever is wrong is said at its field and above all of them, and nothing typed is lost. */
export function FormSteps(props: FormStepsProps) {
  const { data, send, values, onValues, step, onStep, ticket, isNew, isReady, onSend } = props;
  const { words, language, apiBase, hasCaptcha } = data;
  const [told, setTold] = useState<{ readonly troubles: Troubles; readonly of: FormValues }>({
    troubles: {},
    of: values,
  });
  const [message, setMessage] = useState("");
  const [alarms, setAlarms] = useState(0);
  const [busy, setBusy] = useState(0);
  const [isSending, setSending] = useState(false);
  const [hasConsent, setConsent] = useState(false);
  const [captcha, setCaptcha] = useState("");
  const [round, setRound] = useState(1);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);

  const troubles = useMemo(() => untouched(told.troubles, told.of, values), [told, values]);
  const mended = (field: string) =>
    setTold(({ troubles: all, of }) => ({
      troubles: Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)),
      of,
    }));
  const tools = useMemo<FormTools>(
    () => ({
      data,
      troubles,
      send,
      upload: async (file, onProgress) => {
        const right = await ticket();
        return right.isDone
          ? sendPicture({ apiBase, language, noAnswer: words.noAnswer }, right.data, file, onProgress)
          : right;
      },
      onBusy: (more) => setBusy((now) => now + more),
    }),
    [data, troubles, send, ticket, apiBase, language, words.noAnswer],
  );

  const go = (next: number) => {
    hasMoved.current = true;
    setTold({ troubles: {}, of: values });
    setMessage("");
    onStep(next);
  };
  // A new step begins at its heading, for the eye and for whoever listens.
  useEffect(() => {
    if (!hasMoved.current) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }, [step]);

  // Whoever sent it is taken to what is wrong, each time anew.
  useEffect(() => {
    if (alarms > 0) summary.current?.focus();
  }, [alarms]);

  const refuse = (found: Troubles, said = "") => {
    const first = Math.min(...Object.keys(found).map(stepOf));
    if (Number.isFinite(first) && first !== step) onStep(first);
    setTold({ troubles: found, of: values });
    setMessage(Object.keys(found).length > 0 ? "" : said); // or it would be left when the fields are mended
    setAlarms((now) => now + 1);
  };
  const sendAll = async () => {
    const wrong = { ...troublesOf(values, 0, language, words), ...troublesOf(values, 1, language, words) };
    const consent = isNew && !hasConsent ? { consent: words.needConsent } : {};
    const typed = isNew && hasCaptcha && captcha.trim() === "" ? { captcha: words.required } : {};
    const found = { ...wrong, ...consent, ...typed };
    if (Object.keys(found).length > 0) return refuse(found);
    if (busy > 0) return refuse({}, words.waitForPictures);
    setSending(true);
    const fresh = isNew ? { consent: "1", clientId: clientId(), captcha: captcha.trim() } : {};
    const answer = await onSend({ ...sentOf(values, language), ...fresh });
    setSending(false);
    if (answer.isDone) return;
    const isCaptcha = answer.code === 100006;
    // Used up, right or wrong, once it was looked at.
    if (isCaptcha || answer.errors.length === 0) {
      setCaptcha("");
      setRound((now) => now + 1);
    }
    const said = Object.fromEntries(answer.errors.map((each) => [each.field, each.message]));
    refuse(isCaptcha ? { captcha: answer.message } : said, isCaptcha ? "" : answer.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isSending) return;
    if (step === 2) return void sendAll();
    const found = troublesOf(values, step, language, words);
    if (Object.keys(found).length > 0) refuse(found);
    else go(step + 1);
  };

  const names = [words.stepWho, words.stepProducts, words.stepCheck];
  const list = Object.entries(troubles);
  return (
    <FormToolsProvider value={tools}>
      <form
        className="settle-in-form"
        noValidate
        onSubmit={submit}
        onClickCapture={dropSecondClick}
        aria-busy={isSending}
      >
        <ol className="settle-in-progress" aria-label={words.steps}>
          {names.map((name, index) => (
            <li
              key={name}
              data-done={index < step || undefined}
              {...(index === step ? { "aria-current": "step" } : {})}
            >
              <span>{index + 1}</span>
              <strong>{name}</strong>
            </li>
          ))}
        </ol>
        <fieldset disabled={!isReady} className="settle-in-body">
          <p className="settle-in-step">{fill(words.stepOf, { step: step + 1 })}</p>
          <h2 ref={heading} tabIndex={-1}>
            {names[step]}
          </h2>
          {list.length > 0 || message ? (
            <div className="settle-in-troubles" ref={summary} tabIndex={-1} role="alert">
              {list.length > 0 ? (
                <strong>{list.length === 1 ? words.wrongOne : fill(words.wrong, { count: list.length })}</strong>
              ) : (
                <strong>{message}</strong>
              )}
              <ul>
                {list.map(([field, trouble]) => (
                  <li key={field}>
                    <a
                      href={`#${idOf(field)}`}
                      onClick={(event) => {
                        event.preventDefault();
                        const place = document.getElementById(idOf(field));
                        // What lies in a closed part takes no focus.
                        place?.closest("details")?.setAttribute("open", "");
                        // Of several controls the one that is meant.
                        (place?.querySelector<HTMLElement>("[aria-invalid=true]") ?? place)?.focus();
                      }}
                    >
                      {`${labelOf(field, words, language)}: ${trouble}`}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {step === 0 ? (
            <StepWho values={values} onChange={(part) => onValues((now) => ({ ...now, ...part }))} />
          ) : step === 1 ? (
            <StepProducts values={values} onChange={onValues} />
          ) : (
            <StepCheck values={values} onStep={go}>
              {isNew ? (
                <>
                  <FormField field="consent" label={words.consent}>
                    <Consent
                      isGiven={hasConsent}
                      onChange={(isGiven) => {
                        setConsent(isGiven);
                        mended("consent");
                      }}
                    />
                  </FormField>
                  {hasCaptcha ? (
                    <CaptchaInput
                      value={captcha}
                      onChange={(typed) => {
                        setCaptcha(typed);
                        mended("captcha");
                      }}
                      round={round}
                      onRefresh={() => setRound((now) => now + 1)}
                    />
                  ) : null}
                </>
              ) : null}
            </StepCheck>
          )}
          <div className="settle-in-foot">
            {step > 0 ? (
              <button type="button" className="settle-in-button" onClick={() => go(step - 1)}>
                {words.back}
              </button>
            ) : null}
            <button type="submit" className="settle-in-button settle-in-primary" aria-disabled={isSending}>
              {step < 2 ? words.next : isSending ? words.sending : isNew ? words.send : words.sendAgain}
            </button>
          </div>
        </fieldset>
      </form>
    </FormToolsProvider>
  );
}

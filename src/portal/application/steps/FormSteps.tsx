import { useMemo, type FormEvent, type MouseEvent } from "react";
import { CaptchaInput } from "../fields/CaptchaInput.tsx";
import { ApplicationField, useControl } from "../fields/ApplicationField.tsx";
import { FormToolsProvider, fill, type FormTools } from "../form-context.tsx";
import type { FormValues, ApplicationPageData } from "../application-values.ts";
import { sendPicture, type Answer, type Send } from "../send.ts";
import { StepCheck } from "./StepCheck.tsx";
import { StepProducts } from "./StepProducts.tsx";
import { StepWho } from "./StepWho.tsx";
import { ApplicationErrors } from "../ApplicationErrors.tsx";
import { ArrivalHeading } from "../ArrivalHeading.tsx";
import { LAST_STEP, useFormSteps, type FormStepsOptions, type FormStepsState } from "./use-form-steps.ts";

/**
 * Ignores the second click of a double click on "continue", which would hit whatever the next step has at that place.
 */
const dropSecondClick = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

interface FormStepsProps extends FormStepsOptions {
  readonly send: Send;
  readonly onValues: (change: (now: FormValues) => FormValues) => void;
  /** Requests the ticket for uploads when it is first needed. */
  readonly ticket: () => Promise<Answer<string>>;
}

/** Memoises the tools, so that the context changes only when one of them does. */
function useFormTools({ data, send, ticket }: FormStepsProps, { told: { errors }, onBusy }: FormStepsState): FormTools {
  return useMemo(() => {
    const { apiBase, language, words } = data;
    const upload: FormTools["upload"] = async (file, onProgress) => {
      const right = await ticket();
      return right.isDone
        ? sendPicture({ apiBase, language, noAnswer: words.noAnswer }, right.data, file, onProgress)
        : right;
    };
    return { data, errors, send, upload, onBusy };
  }, [data, errors, send, ticket, onBusy]);
}

/** The three steps of the form: applicant, products, check before sending. */
export function FormSteps(props: FormStepsProps) {
  const { data, values, onValues, step, isNew, isReady } = props;
  const { words } = data;
  const steps = useFormSteps(props);
  const { told, isSending } = steps;
  const tools = useFormTools(props, steps);
  const names = [words.stepWho, words.stepProducts, words.stepCheck];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    steps.submit();
  };
  return (
    <FormToolsProvider value={tools}>
      <form
        className="application-form"
        noValidate
        onSubmit={submit}
        onClickCapture={dropSecondClick}
        aria-busy={isSending}
      >
        <Progress names={names} step={step} label={words.steps} />
        <fieldset
          disabled={!isReady || (isSending && step < LAST_STEP)}
          className="application-body stack"
          data-gap="24"
        >
          <p className="application-step" data-tone="quiet">
            {fill(words.stepOf, { step: step + 1 })}
          </p>
          <ArrivalHeading key={step} name={names[step] ?? ""} isArrived={steps.hasMoved} />
          <ApplicationErrors data={data} errors={told.errors} message={told.message} alarms={told.alarms} />
          {step === 0 ? (
            <StepWho values={values} onChange={(part) => onValues((now) => ({ ...now, ...part }))} />
          ) : step === 1 ? (
            <StepProducts values={values} onChange={onValues} />
          ) : (
            <StepCheck values={values} onStep={steps.go}>
              {isNew ? <ConsentAndCaptcha data={data} asked={steps.asked} /> : null}
            </StepCheck>
          )}
          <div className="application-foot row" data-gap="12">
            {step > 0 ? (
              <button type="button" className="button" data-quiet="" onClick={() => steps.go(step - 1)}>
                {words.back}
              </button>
            ) : null}
            <button type="submit" className="button" aria-disabled={isSending}>
              {step < LAST_STEP ? words.next : isSending ? words.sending : isNew ? words.send : words.sendAgain}
            </button>
          </div>
        </fieldset>
      </form>
    </FormToolsProvider>
  );
}

interface ProgressProps {
  readonly names: readonly string[];
  readonly step: number;
  readonly label: string;
}

const Progress = ({ names, step, label }: ProgressProps) => (
  <ol className="application-progress stack" aria-label={label}>
    {names.map((name, index) => (
      <li key={name} data-done={index < step || undefined} {...(index === step ? { "aria-current": "step" } : {})}>
        <span>{index + 1}</span>
        <strong>{name}</strong>
      </li>
    ))}
  </ol>
);

interface ConsentAndCaptchaProps {
  readonly data: ApplicationPageData;
  readonly asked: FormStepsState["asked"];
}

function ConsentAndCaptcha({ data: { words, hasCaptcha }, asked }: ConsentAndCaptchaProps) {
  return (
    <>
      <ApplicationField field="consent" label={words.consent}>
        <Consent isGiven={asked.hasConsent} onChange={asked.consent} />
      </ApplicationField>
      {hasCaptcha ? (
        <CaptchaInput value={asked.captcha} onChange={asked.type} round={asked.round} onRefresh={asked.another} />
      ) : null}
    </>
  );
}

function Consent({ isGiven, onChange }: { readonly isGiven: boolean; readonly onChange: (isGiven: boolean) => void }) {
  const control = useControl("consent");
  return <input {...control} type="checkbox" checked={isGiven} onChange={() => onChange(!isGiven)} />;
}

import { useCallback, useMemo, useState } from "react";
import { clientId } from "../../../web/api/client-id.ts";
import { stepOf, errorsOfStep, errorsLeft, type FormErrors } from "../application-rules.ts";
import { sentOf, type FormValues, type ApplicationPageData } from "../application-values.ts";
import type { Answer } from "../send.ts";
import { useStepHistory } from "./use-step-history.ts";

const CAPTCHA_REFUSED = 100006;
export const LAST_STEP = 2;

export interface FormStepsOptions {
  readonly data: ApplicationPageData;
  readonly values: FormValues;
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** A new application, which needs consent and a captcha. */
  readonly isNew: boolean;
  readonly isReady: boolean;
  readonly onSend: (fields: Record<string, unknown>) => Promise<Answer<unknown>>;
}

/** The errors found. `alarms` increases whenever the focus must move to them. */
function useToldErrors(values: FormValues) {
  const [told, setTold] = useState<{ readonly errors: FormErrors; readonly of: FormValues }>({
    errors: {},
    of: values,
  });
  const [message, setMessage] = useState("");
  const [alarms, setAlarms] = useState(0);
  return {
    errors: useMemo(() => errorsLeft(told.errors, told.of, values), [told, values]),
    message,
    alarms,
    /** `said` is shown when no field has an error. */
    tell(errors: FormErrors, said: string) {
      setTold({ errors, of: values });
      // otherwise it would stay after the fields are corrected
      setMessage(Object.keys(errors).length > 0 ? "" : said);
      setAlarms((now) => now + 1);
    },
    mended: (field: string) =>
      setTold(({ errors, of }) => ({
        errors: Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)),
        of,
      })),
    forget() {
      setTold({ errors: {}, of: values });
      setMessage("");
    },
  };
}

/**
 * Consent and captcha, which only a new application needs. A captcha is used up by an attempt; `round` requests
 * another.
 */
function useConsentAndCaptcha(mended: (field: string) => void) {
  const [hasConsent, setConsent] = useState(false);
  const [captcha, setCaptcha] = useState("");
  const [round, setRound] = useState(1);
  const another = () => setRound((now) => now + 1);
  return {
    hasConsent,
    captcha,
    round,
    another,
    consent(isGiven: boolean) {
      setConsent(isGiven);
      mended("consent");
    },
    type(typed: string) {
      setCaptcha(typed);
      mended("captcha");
    },
    spend() {
      setCaptcha("");
      another();
    },
  };
}

/** State of the steps. Errors are shown at their fields and above them, and typed values are never lost. */
export function useFormSteps({ data, values, step, onStep, isNew, isReady, onSend }: FormStepsOptions) {
  const { words, language, hasCaptcha } = data;
  const told = useToldErrors(values);
  const [hasMoved, setMoved] = useState(false);
  const asked = useConsentAndCaptcha(told.mended);
  const [busy, setBusy] = useState(0);
  const [isSending, setSending] = useState(false);
  /** Counts running uploads up and down. */
  const onBusy = useCallback((more: number) => setBusy((now) => now + more), []);

  const { go, jump } = useStepHistory(step, isReady, (next) => {
    setMoved(true);
    told.forget();
    onStep(next);
  });
  const refuse = (found: FormErrors, said = "") => {
    const first = Math.min(...Object.keys(found).map(stepOf));
    if (Number.isFinite(first) && first !== step) jump(first);
    told.tell(found, said);
  };
  const missing = (): FormErrors => ({
    ...errorsOfStep(values, 0, data),
    ...errorsOfStep(values, 1, data),
    ...(isNew && !asked.hasConsent ? { consent: words.needConsent } : {}),
    ...(isNew && hasCaptcha && asked.captcha.trim() === "" ? { captcha: words.required } : {}),
  });
  const send = async () => {
    const found = missing();
    if (Object.keys(found).length > 0) return refuse(found);
    if (busy > 0) return refuse({}, words.waitForPictures);
    setSending(true);
    const fresh = isNew ? { consent: "1", clientId: clientId(), captcha: asked.captcha.trim() } : {};
    const answer = await onSend({ ...sentOf(values, language), ...fresh });
    setSending(false);
    if (answer.isDone) return;
    const isCaptcha = answer.code === CAPTCHA_REFUSED;
    if (isCaptcha || answer.errors.length === 0) asked.spend();
    const said = Object.fromEntries(answer.errors.map((each) => [each.field, each.message]));
    refuse(isCaptcha ? { captcha: answer.message } : said, isCaptcha ? "" : answer.message);
  };
  return {
    told,
    asked,
    isSending,
    hasMoved,
    /** Not while the form is on its way: what were written then would not be sent. */
    go: (next: number) => isSending || go(next),
    onBusy,
    submit() {
      if (!isReady || isSending) return;
      if (step === LAST_STEP) return void send();
      const found = errorsOfStep(values, step, data);
      if (Object.keys(found).length > 0) refuse(found);
      else go(step + 1);
    },
  };
}

export type FormStepsState = ReturnType<typeof useFormSteps>;

import { useEffect, useRef, useState, type FormEvent } from "react";
import { ERRORS } from "../../../contract/errors.ts";
import { clientId } from "../../../web/api/client-id.ts";
import { tokens } from "../../../web/api/tokens.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { CaptchaField } from "./CaptchaField.tsx";
import { Field, type ShownError } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { requestTokens, type Credentials } from "./request-tokens.ts";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

type FieldName = "username" | "password" | "captcha";
type Progress = "starting" | "ready" | "working" | "opening";

interface SignInFormProps {
  readonly apiBase: string;
  readonly hasCaptcha: boolean;
  /** Called once the tokens are stored. */
  readonly onSignedIn: () => void;
}

const NEEDED = {
  username: SIGN_IN_TEXTS.needUsername,
  password: SIGN_IN_TEXTS.needPassword,
  captcha: SIGN_IN_TEXTS.needCaptcha,
};
/** Field to which the server's error belongs; undefined for an error of the whole attempt. */
const fieldOf = (code: number | undefined, hasCaptcha: boolean): FieldName | undefined =>
  code === ERRORS.wrongPassword.code
    ? "password"
    : hasCaptcha && code === ERRORS.wrongCaptcha.code
      ? "captcha"
      : undefined;
const textOf = (form: FormData, name: FieldName): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

const missingIn = (form: FormData, hasCaptcha: boolean): FieldName | undefined =>
  (["username", "password", ...(hasCaptcha ? ["captcha" as const] : [])] as const).find(
    (name) => textOf(form, name).trim() === "",
  );
const credentialsIn = (form: FormData): Credentials => ({
  username: textOf(form, "username"),
  password: textOf(form, "password"),
  captcha: textOf(form, "captcha").trim(),
  clientId: clientId(),
});
const SUBMIT = {
  starting: SIGN_IN_TEXTS.submit,
  ready: SIGN_IN_TEXTS.submit,
  working: SIGN_IN_TEXTS.working,
  opening: SIGN_IN_TEXTS.opening,
} as const satisfies Record<Progress, unknown>;

/** State of the form, one attempt at a time: its progress, its error with the field, and the captcha's round. */
function useSignIn({ apiBase, hasCaptcha, onSignedIn }: SignInFormProps) {
  const t = useText();
  const language = useLanguage();
  const [progress, setProgress] = useState<Progress>("starting");
  const [error, setError] = useState<ShownError & { readonly field?: FieldName | undefined }>();
  const [round, setRound] = useState(1);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const captcha = useRef<HTMLInputElement>(null);

  // Until this program runs the form cannot be submitted: a native submit would put the password into the page's
  // address.
  useEffect(() => setProgress("ready"), []);
  // An error in the previous language would stay below the new labels.
  useEffect(() => setError(undefined), [language]);

  const anotherPicture = () => {
    setRound((now) => now + 1);
    if (captcha.current) captcha.current.value = "";
  };

  const tell = (message: string, field?: FieldName) =>
    setError((before) => ({ message, field, turn: (before?.turn ?? 0) + 1 }));

  const focus = (name: FieldName) => {
    const input = { username, password, captcha }[name].current;
    input?.focus();
    input?.select();
  };

  const send = async (form: FormData) => {
    const missing = missingIn(form, hasCaptcha);
    if (missing) {
      tell(t(NEEDED[missing]), missing);
      focus(missing);
      return;
    }
    setProgress("working"); // the previous error stays until the answer arrives, so that the form does not move twice
    const outcome = await requestTokens(apiBase, credentialsIn(form), language);
    if (outcome.kind === "signed-in") {
      tokens.write(outcome.tokens);
      setProgress("opening");
      onSignedIn();
      return;
    }
    const field = fieldOf(outcome.code, hasCaptcha);
    setProgress("ready");
    tell(outcome.message, field);
    // The server uses a captcha up with any answer; without an answer it may still be valid.
    if (outcome.code !== undefined) anotherPicture();
    if (field) focus(field);
  };

  return { progress, error, round, anotherPicture, username, password, captcha, send };
}

const RefusedTry = ({ message }: { readonly message: string }) => (
  <p role="alert">
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 1.8 15 14H1zM8 6.4v3.4M8 11.9v.2" />
    </svg>
    {message}
  </p>
);

export function SignInForm(props: SignInFormProps) {
  const { apiBase, hasCaptcha } = props;
  const t = useText();
  const { progress, error, round, anotherPicture, username, password, captcha, send } = useSignIn(props);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress === "ready") void send(new FormData(event.currentTarget));
  };

  const errorAt = (field: FieldName): ShownError | undefined => (error?.field === field ? error : undefined);
  const isBusy = progress === "working" || progress === "opening";
  return (
    <form className="sign-in-form" method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
      <Field id="username" label={t(SIGN_IN_TEXTS.username)} error={errorAt("username")}>
        <input
          ref={username}
          id="username"
          name="username"
          className="field-input input"
          required
          maxLength={256}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, which begins at this field
          autoFocus
          aria-invalid={errorAt("username") !== undefined}
          aria-describedby={errorAt("username") ? "username-error" : undefined}
        />
      </Field>
      <PasswordField error={errorAt("password")} input={password} />
      {hasCaptcha ? (
        <CaptchaField
          apiBase={apiBase}
          round={round}
          onRefresh={anotherPicture}
          error={errorAt("captcha")}
          input={captcha}
        />
      ) : null}
      <div className="sign-in-failure">
        {error && !error.field ? <RefusedTry key={error.turn} message={error.message} /> : null}
      </div>
      <button
        type="submit"
        className="button"
        {...(progress === "starting" ? { disabled: true } : { "aria-disabled": isBusy })}
      >
        {isBusy ? <span className="spinner" aria-hidden="true" /> : null}
        {t(SUBMIT[progress])}
      </button>
    </form>
  );
}

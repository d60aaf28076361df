import { useEffect, useState } from "react";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import { fill } from "./form-context.tsx";
import { ArrivalHeading } from "./ArrivalHeading.tsx";
import type { FormWords } from "./application-texts.ts";

export interface Proof {
  readonly number: string;
  readonly secret: string;
}

/** Until its only copy was copied or printed, the browser asks before the page is left. */
function useOnlyCopy() {
  const [isCopied, setCopied] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const isKept = isCopied || isPrinted;
  useEffect(() => {
    if (isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isKept]);
  useEffect(() => {
    const printed = () => setPrinted(true);
    addEventListener("afterprint", printed);
    return () => removeEventListener("afterprint", printed);
  }, []);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return { isCopied, copy };
}

/** Number of the application and its secret code, which is shown only once. */
export function Done({ words, proof }: { readonly words: FormWords; readonly proof: Proof }) {
  const { isCopied, copy } = useOnlyCopy();
  // The clipboard API is missing on plain HTTP.
  const canCopy = "clipboard" in navigator;
  const line = (name: string, what: string) => fill(words.told, { name, what });
  const text = `${line(words.number, proof.number)}\n${line(words.secret, proof.secret)}`;
  return (
    <section className="application-done stack" data-gap="24">
      <ArrivalHeading name={words.done} isArrived />
      <p className="page-lead" data-tone="quiet">
        {words.doneLead}
      </p>
      <dl className="stack">
        <div>
          <dt>{words.number}</dt>
          <dd>{proof.number}</dd>
        </div>
        <div>
          <dt>{words.secret}</dt>
          <dd>{proof.secret}</dd>
        </div>
      </dl>
      <div className="application-foot row" data-gap="12">
        {canCopy ? (
          <button type="button" className="button" data-quiet="" onClick={() => copy(text)}>
            {isCopied ? words.copied : words.copy}
          </button>
        ) : null}
        <button type="button" className="button" data-quiet="" onClick={() => print()}>
          {words.print}
        </button>
        <a className="button" href={PUBLIC_PATHS.application}>
          {words.seeStatus}
        </a>
      </div>
      <p className="field-help">{words.whatNext}</p>
    </section>
  );
}

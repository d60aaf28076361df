import { useEffect, useRef, useState } from "react";
import { PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { FormWords } from "./application-texts.ts";

export interface Proof {
  readonly number: string;
  readonly secret: string;
}

/** Number of the application and its secret code, which is shown only once. */
export function Done({ words, proof }: { readonly words: FormWords; readonly proof: Proof }) {
  const [isCopied, setCopied] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }, []);
  // The browser asks before a page with the only copy of the code is left.
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
  // The clipboard API is missing on plain HTTP.
  const canCopy = "clipboard" in navigator;
  const copy = () =>
    void navigator.clipboard.writeText(`${words.number}: ${proof.number}\n${words.secret}: ${proof.secret}`).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <section className="application-done stack" data-gap="24">
      <h2 ref={heading} tabIndex={-1}>
        {words.done}
      </h2>
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
          <button type="button" className="button" data-quiet="" onClick={copy}>
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

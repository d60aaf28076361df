import { Done } from "./Done.tsx";
import type { ApplicationPageData } from "./application-values.ts";
import { FormSteps } from "./steps/FormSteps.tsx";
import { useApplicationForm } from "./use-application-form.ts";

/** Form for enterprises that apply to be shown; what they type is stored on their device until it is sent. */
export function ApplicationForm({ data, isReady }: { readonly data: ApplicationPageData; readonly isReady: boolean }) {
  const { words } = data;
  const { form, note, proof, startAgain } = useApplicationForm(data, isReady);
  if (proof) return <Done words={words} proof={proof} />;
  return (
    <>
      {note ? (
        <div className="application-note" role="status">
          <p>{note}</p>
          <button
            type="button"
            className="more"
            // oxlint-disable-next-line no-alert -- the native dialog adds no weight to this page and cannot be missed
            onClick={() => confirm(words.startAgainAsk) && startAgain()}
          >
            {words.startAgain}
          </button>
        </div>
      ) : null}
      <FormSteps {...form} data={data} isReady={isReady} isNew />
      <p className="field-help">{words.kept}</p>
    </>
  );
}

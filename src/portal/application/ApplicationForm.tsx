import { useState } from "react";
import { Done, type Proof } from "./Done.tsx";
import type { ApplicationPageData } from "./application-values.ts";
import { RestoredNote } from "./RestoredNote.tsx";
import { FormSteps } from "./steps/FormSteps.tsx";
import { useApplicationForm } from "./use-application-form.ts";

/** Form for enterprises that apply to be shown; what they type is stored on their device until it is sent. */
export function ApplicationForm({ data, isReady }: { readonly data: ApplicationPageData; readonly isReady: boolean }) {
  const { words } = data;
  const [proof, setProof] = useState<Proof>();
  const { form, note, startAgain } = useApplicationForm(data, isReady, {
    async onSend(fields, { send, ticket }) {
      const granted = await ticket();
      if (!granted.isDone) return granted;
      const answer = await send<Proof>("submit", { ...fields, draft: granted.data });
      if (answer.isDone) setProof(answer.data);
      return answer;
    },
  });
  if (proof) return <Done words={words} proof={proof} />;
  return (
    <>
      <RestoredNote {...{ words, note, startAgain }} />
      <FormSteps {...form} data={data} isReady={isReady} isNew />
      <p className="field-help">{words.kept}</p>
    </>
  );
}

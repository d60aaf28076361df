import type { ReactNode } from "react";
import { siteName, type SignInData } from "./sign-in-data.ts";
import { SignInPanel } from "./SignInPanel.tsx";

const nothing = () => undefined;

/** The whole page as the server draws it; in the browser only the panel comes alive. */
export function SignInPage({
  data,
  panelId,
  scene,
}: {
  readonly data: SignInData;
  readonly panelId: string;
  /** The picture beside the form, which is the portal's. */
  readonly scene: ReactNode;
}) {
  return (
    <div className="sign-in">
      <aside className="sign-in-view">
        {scene}
        <div className="sign-in-name">
          {data.settings["sys.logo"] ? <img src={data.settings["sys.logo"]} alt="" height={44} /> : null}
          <strong>{siteName(data.settings)}</strong>
          <span>{data.settings["sys.subname"]}</span>
        </div>
      </aside>
      <main className="sign-in-panel" id={panelId}>
        <SignInPanel data={data} onLanguage={nothing} onSignedIn={nothing} />
      </main>
    </div>
  );
}

import type { ReactNode } from "react";
import { SiteMark } from "../../../web/scene/SiteMark.tsx";
import { siteName, type SignInData } from "./sign-in-data.ts";
import { SignInPanel } from "./SignInPanel.tsx";

const nothing = () => undefined;

/** The page as the server renders it; in the browser only the panel is hydrated. */
export function SignInPage({
  data,
  panelId,
  scene,
}: {
  readonly data: SignInData;
  readonly panelId: string;
  /** Picture beside the form, which the portal provides. */
  readonly scene: ReactNode;
}) {
  return (
    <div className="sign-in">
      <aside className="sign-in-view">
        {scene}
        <div className="sign-in-name">
          <SiteMark logo={data.settings["sys.logo"]} size={44} />
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

import { TerraceScene } from "../scene/TerraceScene.tsx";
import { siteName, type SignInData } from "./sign-in-data.ts";
import { SignInPanel } from "./SignInPanel.tsx";

const nothing = () => undefined;

/** The whole page as the server draws it; in the browser only the panel comes alive. */
export function SignInPage({ data, panelId }: { readonly data: SignInData; readonly panelId: string }) {
  return (
    <div className="sign-in">
      <aside className="sign-in-view">
        <TerraceScene focus="xMaxYMax" />
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

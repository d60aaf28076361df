import { Button } from "antd";
import { useText } from "../i18n/language.tsx";
import type { Words } from "../../contract/text.ts";
import { FORM_TEXTS } from "./form-texts.ts";
import style from "./section-links.module.css";

interface SectionLinksProps {
  /** `id`: the one of the section's element, which can take the focus. */
  readonly sections: readonly { readonly id: string; readonly title: Words }[];
}

/** Scrolls to a section and moves the focus there, but into no field: that would open a phone's keyboard. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

/** Links to the sections of a long form, in a line that stays in sight. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const t = useText();
  return (
    <nav className={`slides line ${style.line}`} aria-label={t(FORM_TEXTS.sections)}>
      {sections.map(({ id, title }) => (
        <Button key={id} type="text" size="small" onClick={() => goTo(id)}>
          {t(title)}
        </Button>
      ))}
    </nav>
  );
}

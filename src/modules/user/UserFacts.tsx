import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { RIGHTS_TEXTS } from "./texts.ts";
import { rolesNamed } from "./titles.ts";
import type { ExplainedRights } from "./user-calls.ts";

/** The roles and the data scope that determine a user's rights. */
export function Facts({ explained: { roles, scope } }: { readonly explained: ExplainedRights }) {
  const t = useText();
  const language = useLanguage();
  const parts = [
    ...(scope.divisions.length > 0
      ? [t(RIGHTS_TEXTS.divisions, { names: rolesNamed(scope.divisions, language) })]
      : []),
    ...(scope.hasOwn ? [t(RIGHTS_TEXTS.own)] : []),
  ];
  const seen = scope.isEverything ? t(RIGHTS_TEXTS.everything) : parts.join(language === "zh" ? "；" : "; ");
  return (
    <dl className="facts">
      <dt>{t(RIGHTS_TEXTS.roles)}</dt>
      <dd>{rolesNamed(roles, language)}</dd>
      <dt>{t(RIGHTS_TEXTS.scope)}</dt>
      <dd>{seen || t(RIGHTS_TEXTS.nowhere)}</dd>
    </dl>
  );
}

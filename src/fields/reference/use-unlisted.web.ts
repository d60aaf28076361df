import { useText } from "../../web/i18n/language.tsx";
import { useMayCall } from "../../web/lookups/permissions.ts";
import type { Field, ReferenceTarget } from "../field.ts";
import { REFERENCE_TEXTS } from "./texts.ts";

/** The module that a reference names; a tree that names itself is no other module. */
function otherModule({ properties }: Field): ReferenceTarget | undefined {
  const source = properties[""]?.source;
  return source && "target" in source && typeof source.target !== "string" ? source.target : undefined;
}

/** Without the right to list them, records whose titles are not for everybody cannot be chosen. */
function useMayChoose(field: Field): boolean {
  const target = otherModule(field);
  return useMayCall({
    permission: target?.areTitlesListed && target.permission ? `${target.permission}:list` : "signed-in",
  });
}

/**
 * Props for a selector of records that its user may not list, and none for others. A reference that need not be set can
 * still be emptied.
 */
export function useUnlisted(field: Field) {
  const why = useText()(REFERENCE_TEXTS.notListed);
  if (useMayChoose(field)) return {};
  const shut = field.isRequired
    ? { disabled: true }
    : { open: false, showSearch: false, suffixIcon: null, onOpenChange: () => undefined };
  return { ...shut, placeholder: why, title: why };
}

import { MENU_TYPES } from "../../../contract/menu.ts";
import { useState } from "react";
import { z } from "zod";
import { fieldErrorsOf } from "../../../contract/validation.ts";
import { VERBS, verbWords } from "../../../crud/permissions.ts";
import { fieldMessageOf } from "../../../web/api/api-error.ts";
import { call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { MENU_FORM_TEXTS } from "../form/form-texts.ts";
import { menuAdmin, type MenuBranch } from "../menu-admin.ts";
import { titleOf } from "../use-menus.web.ts";

/** A line of the dialog: an existing or possible button. */
export interface WantedButton {
  readonly verb: string;
  /** Added by the user, who types its verb. */
  readonly isOwn?: boolean;
  readonly isTicked: boolean;
  readonly zh: string;
  readonly lo: string;
  readonly en: string;
}
/** Verbs that are ticked for a page without buttons. */
const DEFAULT_VERBS: readonly string[] = ["list", "add", "update", "delete"];
const EMPTY = { zh: "", lo: "", en: "" } as const;

/** The known verbs and other existing buttons with the prefix, with their titles. */
function linesOf(prefix: string, present: ReadonlyMap<string, MenuBranch>): readonly WantedButton[] {
  const others = [...present.keys()].flatMap((permission) => {
    const verb = permission.startsWith(`${prefix}:`) ? permission.slice(prefix.length + 1) : "";
    return verb === "" || VERBS.some((each) => each === verb) ? [] : [verb];
  });
  return [...VERBS, ...others].map((verb) => {
    const here = present.get(`${prefix}:${verb}`)?.meta;
    const usual = VERBS.find((each) => each === verb);
    const words = here ? { zh: here.title, lo: here.titleLo, en: here.titleEn } : usual ? verbWords(usual) : EMPTY;
    // Existing buttons are not ticked, so they stay unchanged.
    return {
      verb,
      isTicked: present.size === 0 && DEFAULT_VERBS.includes(verb),
      zh: words.zh,
      lo: words.lo,
      en: words.en,
    };
  });
}

/** State of the dialog: the lines and the call that creates the ticked buttons. */
export function useWantedButtons(menu: MenuBranch, onMade: () => void) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const present = new Map(
    menu.children.filter(({ type }) => type === MENU_TYPES.button).map((each) => [each.meta.permission, each]),
  );
  const [prefix, setPrefix] = useState(() => menu.meta.permission.replace(/:[^:]*$/, ""));
  const [wanted, setWanted] = useState(() => linesOf(prefix, present));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ticked = wanted.filter(({ verb, isTicked }) => isTicked && verb.trim() !== "");
  const save = async () => {
    const input = {
      menuId: menu.id,
      version: menu.version,
      parentPermission: prefix.trim(),
      permissions: ticked.map(({ verb }) => verb.trim()),
      permissionTitles: ticked.map(({ zh }) => zh.trim()),
      permissionTitlesLo: ticked.map(({ lo }) => lo.trim()),
      permissionTitlesEn: ticked.map(({ en }) => en.trim()),
    };
    const checked = z.safeEncode(menuAdmin.generateButtons.input, input);
    const [error] = checked.success ? [] : fieldErrorsOf(checked.error, input);
    if (error) return setFailure(t(error.words, error.parameters));
    setSaving(true);
    try {
      await call(menuAdmin.generateButtons, input);
      feedback.success(t(MENU_FORM_TEXTS.generated, { title: titleOf(menu, language) }));
      return onMade();
    } catch (thrown) {
      return setFailure(fieldMessageOf(thrown));
    } finally {
      setSaving(false);
    }
  };
  return {
    prefix,
    setPrefix,
    wanted,
    set: (index: number, change: Partial<WantedButton>) =>
      setWanted(wanted.map((each, at) => (at === index ? { ...each, ...change } : each))),
    addOne: () => setWanted([...wanted, { verb: "", isTicked: true, isOwn: true, ...EMPTY }]),
    isThere: (verb: string) => present.has(`${prefix}:${verb}`),
    count: ticked.length,
    failure,
    isSaving,
    save,
  };
}

import { useState } from "react";
import { z } from "zod";
import { fieldIssues } from "../../../contract/validation.ts";
import { VERBS, verbWords } from "../../../crud/permissions.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { MENU_FORM_TEXTS } from "../form/form-texts.ts";
import { menuAdmin, type MenuBranch } from "../menu-admin.ts";
import { titleOf } from "../use-menus.web.ts";

/** A line of the dialog: a button that is there, or may be made. */
export interface WantedButton {
  readonly verb: string;
  /** Added here: its verb is typed, not ticked. */
  readonly isOwn?: boolean;
  readonly isTicked: boolean;
  readonly zh: string;
  readonly lo: string;
  readonly en: string;
}
/** What a page without any button is offered first. */
const EVERYDAY: readonly string[] = ["list", "add", "update", "delete"];
const EMPTY = { zh: "", lo: "", en: "" } as const;

/** The usual verbs and whatever else is there below the prefix, with their words. */
function linesOf(prefix: string, present: ReadonlyMap<string, MenuBranch>): readonly WantedButton[] {
  const others = [...present.keys()].flatMap((permission) => {
    const verb = permission.startsWith(`${prefix}:`) ? permission.slice(prefix.length + 1) : "";
    return verb === "" || VERBS.some((each) => each === verb) ? [] : [verb];
  });
  return [...VERBS, ...others].map((verb) => {
    const here = present.get(`${prefix}:${verb}`)?.meta;
    const usual = VERBS.find((each) => each === verb);
    const words = here ? { zh: here.title, lo: here.titleLo, en: here.titleEn } : usual ? verbWords(usual) : EMPTY;
    // What is there stays as it is unless somebody ticks it.
    return {
      verb,
      isTicked: present.size === 0 && EVERYDAY.includes(verb),
      zh: words.zh,
      lo: words.lo,
      en: words.en,
    };
  });
}

/** The buttons that somebody wants below a page's menu entry, and their making. */
export function useWantedButtons(menu: MenuBranch, onMade: () => void) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const present = new Map(menu.children.filter(({ type }) => type === "3").map((each) => [each.meta.permission, each]));
  const [prefix, setPrefix] = useState(() => menu.meta.permission.replace(/:[^:]*$/, ""));
  const [wanted, setWanted] = useState(() => linesOf(prefix, present));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ticked = wanted.filter(({ verb, isTicked }) => isTicked && verb.trim() !== "");
  const save = async () => {
    const asked = {
      menuId: menu.id,
      version: menu.version,
      parentPermission: prefix.trim(),
      permissions: ticked.map(({ verb }) => verb.trim()),
      permissionTitles: ticked.map(({ zh }) => zh.trim()),
      permissionTitlesLo: ticked.map(({ lo }) => lo.trim()),
      permissionTitlesEn: ticked.map(({ en }) => en.trim()),
    };
    const checked = z.safeEncode(menuAdmin.generateButtons.input, asked);
    const issue = checked.success ? undefined : fieldIssues(checked.error, asked)[0];
    if (issue) return setFailure(t(issue.words, issue.parameters));
    setSaving(true);
    try {
      await call(menuAdmin.generateButtons, asked);
      feedback.success(t(MENU_FORM_TEXTS.generated, { title: titleOf(menu, language) }));
      return onMade();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setFailure(error.fieldErrors[0]?.message ?? error.message);
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

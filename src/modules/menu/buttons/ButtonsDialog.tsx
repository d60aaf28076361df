import { Alert, Button, Checkbox, Input } from "antd";
import { useState } from "react";
import { z } from "zod";
import { fieldIssues } from "../../../contract/validation.ts";
import { VERBS, verbWords } from "../../../crud/permissions.ts";
import { ApiError, call } from "../../../web/api/call.ts";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { Modal } from "../../../web/components/Modal.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { MENU_FORM_TEXTS } from "../form/form-texts.ts";
import { menuAdmin, type MenuBranch } from "../menu-admin.ts";
import { titleOf } from "../use-menus.web.ts";
import style from "../form/menu-form.module.css";

interface ButtonsDialogProps {
  readonly menu: MenuBranch;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

interface Wanted {
  readonly verb: string;
  /** Added here: its verb is typed, not ticked. */
  readonly isOwn?: boolean;
  readonly isTicked: boolean;
  readonly zh: string;
  readonly lo: string;
  readonly en: string;
}
const LANGUAGES = ["zh", "lo", "en"] as const;
/** What a page without any button is offered first. */
const EVERYDAY: readonly string[] = ["list", "add", "update", "delete"];

/** The rights of a page, made as its buttons in one go (§7 `generate/button`). */
export function ButtonsDialog({ menu, onClose, onMade }: ButtonsDialogProps) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const [prefix, setPrefix] = useState(() => menu.meta.permission.replace(/:[^:]*$/, ""));
  const present = new Map(menu.children.filter(({ type }) => type === "3").map((each) => [each.meta.permission, each]));
  const [wanted, setWanted] = useState<readonly Wanted[]>(() => {
    const others = [...present.values()].flatMap(({ meta }) => {
      const verb = meta.permission.startsWith(`${prefix}:`) ? meta.permission.slice(prefix.length + 1) : "";
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
  });
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ticked = wanted.filter(({ verb, isTicked }) => isTicked && verb.trim() !== "");
  const set = (index: number, change: Partial<Wanted>) =>
    setWanted(wanted.map((each, at) => (at === index ? { ...each, ...change } : each)));
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
      onMade();
      return onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setFailure(error.fieldErrors[0]?.message ?? error.message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      width={760}
      title={t(MENU_FORM_TEXTS.generateTitle, { title: titleOf(menu, language) })}
      okText={t(MENU_FORM_TEXTS.generate, { count: ticked.length })}
      cancelText={t(MENU_FORM_TEXTS.cancel)}
      okButtonProps={{ disabled: ticked.length === 0 || prefix.trim() === "" }}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={style.form}>
        <p className={style.hint}>{t(MENU_FORM_TEXTS.generateHelp)}</p>
        {failure === undefined ? null : <Alert type="error" showIcon title={failure} />}
        <Input
          aria-label={t(MENU_FORM_TEXTS.prefix)}
          prefix={<span className={style.hint}>{t(MENU_FORM_TEXTS.prefix)}</span>}
          maxLength={90}
          value={prefix}
          onChange={(event) => setPrefix(event.target.value)}
        />
        <div className={style.buttons}>
          <div className={style.buttonsHead}>
            <span>{t(MENU_FORM_TEXTS.verb)}</span>
            {LANGUAGES.map((each) => (
              <span key={each}>{t(FIELD_TEXTS[each])}</span>
            ))}
          </div>
          {wanted.map((each, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines are only added at the end
            <div key={index}>
              {each.isOwn ? (
                <Input
                  aria-label={t(MENU_FORM_TEXTS.verb)}
                  maxLength={40}
                  value={each.verb}
                  onChange={(event) => set(index, { verb: event.target.value })}
                />
              ) : (
                <Checkbox checked={each.isTicked} onChange={(event) => set(index, { isTicked: event.target.checked })}>
                  {each.verb}
                </Checkbox>
              )}
              {LANGUAGES.map((name) => (
                <Input
                  key={name}
                  lang={name}
                  maxLength={100}
                  disabled={!each.isTicked}
                  aria-label={`${each.verb} · ${t(FIELD_TEXTS[name])}`}
                  value={each[name]}
                  onChange={(event) => set(index, { [name]: event.target.value.replaceAll(",", " ") })}
                />
              ))}
              <small>{present.has(`${prefix}:${each.verb}`) ? t(MENU_FORM_TEXTS.exists) : null}</small>
            </div>
          ))}
        </div>
        <span>
          <Button
            size="small"
            onClick={() => setWanted([...wanted, { verb: "", isTicked: true, isOwn: true, ...EMPTY }])}
          >
            {t(MENU_FORM_TEXTS.another)}
          </Button>
        </span>
      </div>
    </Modal>
  );
}

const EMPTY = { zh: "", lo: "", en: "" } as const;

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import type { Row } from "../../crud/record-queries.web.ts";
import type { Reply } from "../../contract/endpoint.ts";
import { idAndVersion } from "../../contract/optimistic-locking.ts";
import { asLocalMutation } from "../../crud/optimistic-locking/changes-elsewhere.web.ts";
import { call } from "../../web/api/call.ts";
import { copyText } from "../../web/clipboard/copy-text.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { Modal } from "../../web/components/Modal.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { RESET_TEXTS } from "./texts.ts";
import { userCalls } from "./user-calls.ts";
import { nameOf, userOf } from "./UserCells.tsx";
import { user } from "./user.ts";
import style from "./user.module.css";

interface ResetPasswordProps {
  readonly row: Row;
  /** The account was just added. */
  readonly isNew: boolean;
  readonly onClose: () => void;
}

interface TemporaryPasswordProps {
  readonly made: Reply<typeof userCalls.resetPassword>;
  readonly username: string;
}

/** Name and password to hand over. */
function TemporaryPassword({ made, username }: TemporaryPasswordProps) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string) => {
    const isDone = await copyText(text);
    setCopied(isDone);
    if (!isDone) feedback.error(t(RESET_TEXTS.notCopied));
  };
  return (
    <div className={style.secret}>
      <dl className="facts">
        <dt>{t(user.fields.username.label)}</dt>
        <dd>{username}</dd>
        <dt id="temporary-password">{t(RESET_TEXTS.password)}</dt>
        <dd className={`row ${style.password}`} data-gap="12">
          <output className="mono" aria-labelledby="temporary-password">
            {made.password}
          </output>
          <Button
            size="small"
            icon={isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
            onClick={() => void copy(made.password)}
          >
            {t(isCopied ? RESET_TEXTS.copied : RESET_TEXTS.copy)}
          </Button>
        </dd>
      </dl>
      <p className="note">{t(RESET_TEXTS.once, { when: formatMoment(made.expiresAt, language) })}</p>
    </div>
  );
}

/** Generates a temporary password and shows it once (AU-14). */
export function ResetPassword({ row, isNew, onClose }: ResetPasswordProps) {
  const t = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const name = nameOf(row, language);
  const make = useMutation({
    mutationFn: () => asLocalMutation(user, () => call(userCalls.resetPassword, idAndVersion(row))),
    onSettled: () => void client.invalidateQueries({ queryKey: [user.path] }),
    gcTime: 0,
    meta: { showsOwnError: true },
  });
  const made = make.data;
  return (
    <Modal
      open
      centered
      width={440}
      mask={{ closable: false }}
      keyboard={!made}
      closable={!made}
      title={t(isNew ? RESET_TEXTS.newTitle : RESET_TEXTS.title, { name })}
      onCancel={onClose}
      footer={
        made ? (
          <Button type="primary" onClick={onClose}>
            {t(RESET_TEXTS.close)}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t(isNew ? RESET_TEXTS.later : RESET_TEXTS.cancel)}</Button>
            <Button type="primary" loading={make.isPending} onClick={() => make.mutate()}>
              {t(RESET_TEXTS.make)}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <TemporaryPassword made={made} username={userOf(row).username} />
      ) : (
        <p data-tone="quiet">{t(isNew ? RESET_TEXTS.newText : RESET_TEXTS.text)}</p>
      )}
      {make.isError ? <Alert type="error" showIcon title={make.error.message} /> : null}
    </Modal>
  );
}

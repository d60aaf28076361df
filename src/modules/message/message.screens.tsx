import { useQueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { viewOf } from "../../crud/define-module.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { asOwnWrite } from "../../crud/own-writes.web.ts";
import { recordTitleOf } from "../../crud/record-title.ts";
import { useRights, type Row } from "../../crud/use-crud.web.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/components/Confirm.tsx";
import { useFeedback } from "../../web/components/Feedback.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { message, messageCalls } from "./message.ts";
import { MESSAGE_TEXTS } from "./texts.ts";

/** The engine's list, and beside each draft the one thing it cannot know: to send it. */
function MessageScreen() {
  const t = useText();
  const language = useLanguage();
  const rights = useRights(message);
  const ask = useConfirm();
  const feedback = useFeedback();
  const client = useQueryClient();

  const send = async (row: Row) => {
    const title = t(MESSAGE_TEXTS.ask, { title: recordTitleOf(message, row, language) });
    if (!(await ask({ title, text: t(MESSAGE_TEXTS.askText), yes: t(MESSAGE_TEXTS.send) }))) return;
    try {
      const { receivers } = await asOwnWrite(message, () => call(messageCalls.send, { id: row.id }));
      feedback.success(t(MESSAGE_TEXTS.sent, { count: receivers }));
    } catch (error) {
      feedback.error(error instanceof Error ? error.message : String(error));
    }
    await client.invalidateQueries({ queryKey: [message.path] });
  };

  const isDraft = (row: Row) => "isSent" in row && row.isSent === false;
  return (
    <ListScreen
      module={message}
      moreActions={(row) =>
        rights.canAdd && isDraft(row) ? [{ key: "send", label: t(MESSAGE_TEXTS.send), act: () => void send(row) }] : []
      }
    />
  );
}

const screens: Readonly<Record<string, ComponentType>> = { [viewOf(message)]: MessageScreen };
export default screens;

import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import type { Stored } from "../../crud/define-module.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import type { Row } from "../../crud/record-queries.web.ts";
import { inLanguage } from "../../contract/text.ts";
import { personNameIn } from "../../contract/person-name.ts";
import { useOption } from "../../fields/reference/titles.web.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { END_SESSIONS, liveSession } from "./live-session.ts";
import { SESSION_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { SESSION_CELLS, sessionOf } from "./SessionCells.tsx";
import { session } from "../session/session.ts";
import { user } from "../user/user.ts";

/** Whom ending a session signs out, and where; the list has the person's name already. */
function WhoGoes({ accountId, device, address }: Stored<typeof liveSession>) {
  const t = useText();
  const language = useLanguage();
  const person = useOption(user.path, accountId);
  const name = person ? personNameIn(inLanguage(person.title, language), language) : "";
  return t(texts.text, { name, device: device || t(texts.unknown), address: address ?? "" });
}

/** The list of active sessions with an action that ends one. */
export function SessionScreen() {
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const client = useQueryClient();
  const mayEnd = useCan(END_SESSIONS);
  const end = async (one: Stored<typeof liveSession>) => {
    const isSure = await ask({
      title: t(texts.ask),
      text: <WhoGoes {...one} />,
      yes: t(texts.end),
      isDangerous: true,
    });
    if (!isSure) return;
    try {
      await call(session.endSession, { id: one.id });
      feedback.success(t(texts.ended));
    } catch (error) {
      feedback.failure(error);
    }
    await Promise.all([liveSession.path, user.path].map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
  const actionsOf = (row: Row) => {
    const one = sessionOf(row);
    return mayEnd && !one.isCurrent
      ? [{ key: "end", label: t(texts.end), Icon: LogOut, isDangerous: true, act: () => end(one) }]
      : [];
  };
  return <ListScreen module={liveSession} cells={SESSION_CELLS} moreActions={actionsOf} />;
}

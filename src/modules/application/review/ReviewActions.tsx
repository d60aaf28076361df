import { Button, Select } from "antd";
import { useState } from "react";
import { idAndVersion } from "../../../contract/optimistic-locking.ts";
import { useChooser } from "../../../fields/reference/use-chooser.tsx";
import { call } from "../../../web/api/call.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { useMayCall } from "../../../web/lookups/permissions.ts";
import { usePage } from "../../../web/page/page.tsx";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { useBusyButtons } from "../../../web/press/busy-buttons.ts";
import { user } from "../../user/user.ts";
import style from "../application.module.css";
import { reviewCalls, type ApplicationDetail } from "../application.ts";
import { isPossible, type TransitionName } from "../transitions.ts";
import { createdAddress } from "../created/created-address.ts";
import { CREATED_TEXTS } from "../created/created-texts.ts";
import { SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";
import { useStep } from "./use-review.web.ts";

const DecisionDialog = lazyDialog(async () => (await import("./DecisionDialog.tsx")).DecisionDialog);
const ApproveDialog = lazyDialog(async () => (await import("./ApproveDialog.tsx")).ApproveDialog);

interface AssignToProps {
  readonly of: ApplicationDetail;
  readonly isBusy: boolean;
  readonly isBlocked: boolean;
  readonly onChosen: (userId: string) => void;
}

function AssignTo({ of, isBusy, isBlocked, onChosen }: AssignToProps) {
  const t = useText();
  const chooser = useChooser(user.path, of.reviewer ? [of.reviewer] : []);
  return (
    <Select
      {...chooser}
      className={style.assign as string}
      aria-label={t(TEXTS.assignTo)}
      placeholder={t(TEXTS.assignTo)}
      value={of.reviewer === "" ? null : of.reviewer}
      loading={isBusy}
      disabled={isBlocked}
      {...(isBusy ? { open: false } : {})} // closed and not disabled, so that keyboard focus stays here
      onChange={onChosen}
    />
  );
}

/** The actions that the application's state and the user's rights allow. */
export function ReviewActions({ of }: { readonly of: ApplicationDetail }) {
  const t = useText();
  const page = usePage();
  const step = useStep();
  const { busy, run, button } = useBusyButtons<"take" | "assign">();
  const mayReview = useMayCall(reviewCalls.take);
  const mayAssign = useMayCall(reviewCalls.assign);
  const mayApprove = useMayCall(reviewCalls.approve);
  const [asked, setAsked] = useState<"return" | "reject" | "approve">();
  const may = (name: TransitionName) => isPossible(name, of.state);
  const take = () => step(() => call(reviewCalls.take, idAndVersion(of)), TEXTS.taken);
  const assign = (userId: string) =>
    step(() => call(reviewCalls.assign, { ...idAndVersion(of), userId }), TEXTS.assigned);
  return (
    <div className="row">
      {mayAssign && may("assign") ? (
        <AssignTo
          of={of}
          isBusy={busy === "assign"}
          isBlocked={busy === "take"}
          onChosen={(userId) => void run("assign", () => assign(userId))}
        />
      ) : null}
      {mayReview && may("take") ? (
        <Button type="primary" {...button("take", take)}>
          {t(TEXTS.take)}
        </Button>
      ) : null}
      {mayReview && may("return") ? (
        <>
          <Button disabled={busy !== undefined} onClick={() => setAsked("return")}>
            {t(TEXTS.sendBack)}
          </Button>
          <Button danger disabled={busy !== undefined} onClick={() => setAsked("reject")}>
            {t(TEXTS.reject)}
          </Button>
        </>
      ) : null}
      {mayApprove && may("approve") ? (
        <Button type="primary" disabled={busy !== undefined} onClick={() => setAsked("approve")}>
          {t(TEXTS.approve)}
        </Button>
      ) : null}
      {of.state === "approved" ? (
        <Button
          {...(of.drafts > 0 ? { type: "primary" as const } : {})}
          onClick={() => page.open(createdAddress(of.id))}
        >
          {of.drafts > 0 ? t(CREATED_TEXTS.open, { count: of.drafts }) : t(CREATED_TEXTS.openPublic)}
        </Button>
      ) : null}
      {asked === "approve" ? (
        <ApproveDialog of={of} onClose={() => setAsked(undefined)} />
      ) : asked ? (
        <DecisionDialog of={of} verb={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  );
}

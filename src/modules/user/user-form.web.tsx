import { useQuery } from "@tanstack/react-query";
import { useId, useMemo } from "react";
import type { FormArrangement } from "../../crud/form/form-arrangement.web.ts";
import type { Field } from "../../fields/field.ts";
import type { InputProps } from "../../fields/field-view.web.ts";
import { lazyControl } from "../../fields/lazy-control.tsx";
import { call } from "../../web/api/call.ts";
import { useText } from "../../web/i18n/language.tsx";
import { GRANTING_TEXTS } from "../role/role.web.ts";
import { role } from "../role/role.ts";
import { OWN_STATUS_TEXTS } from "./texts.ts";
import { userCalls } from "./user-calls.ts";
import { user } from "./user.ts";

// Loaded with the first form: the list of users would wait for all controls.
const ReferencesInput = lazyControl(
  async () => (await import("../../fields/references/ReferencesInput.tsx")).ReferencesInput,
);
const FlagInput = lazyControl(async () => (await import("../../fields/flag/FlagControls.tsx")).FlagInput);

/** Roles that one may not give stand in the list with the reason. */
function RolesInput(props: InputProps<Field>) {
  const { data } = useQuery({
    queryKey: [role.path, "refused"],
    queryFn: ({ signal }) => call(userCalls.refusedRoles, {}, { signal }),
    meta: { showsOwnError: true }, // without it a save says the same
  });
  const refusals = useMemo(() => new Map(data?.map(({ id, refusal }) => [id, refusal])), [data]);
  return <ReferencesInput {...(props as InputProps<typeof user.fields.roleIds>)} refusals={refusals} />;
}

function OwnStatus({ value, id = "", "aria-describedby": described = "" }: InputProps<Field>) {
  const t = useText();
  const reason = useId();
  return (
    <>
      <FlagInput
        id={id}
        field={user.fields.isEnabled}
        value={value as never}
        disabled
        aria-describedby={`${described} ${reason}`.trim()}
      />
      <p id={reason} className="note">
        {t(OWN_STATUS_TEXTS.ownDisable)}
      </p>
    </>
  );
}

/** The form of a user, in which nothing can be chosen that the rules for users would refuse. */
export const useUserForm = (above: ReadonlySet<string>, isOwn: boolean): FormArrangement =>
  useMemo(
    () => ({
      mayChange: ({ id }) => !above.has(id),
      whyFixed: GRANTING_TEXTS.above,
      inputs: { roleIds: RolesInput, ...(isOwn ? { isEnabled: OwnStatus } : {}) },
    }),
    [above, isOwn],
  );

import type { Endpoint } from "../../../contract/endpoint.ts";
import { invalidField } from "../../../contract/errors.ts";
import { defineTexts } from "../../../contract/text.ts";
import type { FormFields } from "../../../contract/wire/wire.ts";
import { inputNames } from "../check-routes.ts";

const TEXTS = defineTexts("validation", {
  memberCalled: {
    zh: "此处的参数名是“{name}”",
    lo: "ຢູ່ບ່ອນນີ້ພາຣາມິເຕີຊື່ “{name}”",
    en: "Here it is called “{name}”",
  },
});

/** Field names of one record's version and of several records' versions. */
const NAMES = ["version", "versions"] as const;

/**
 * Refuses a version sent under the wrong one of its two names. Undeclared fields are dropped, so the caller would
 * believe that the version was compared (docs/decisions/035). A call that declares both names or neither is not
 * checked.
 */
export function versionNameCheck(endpoint: Endpoint): (wire: FormFields) => void {
  /**
   * Null if the call declares both names or neither. Computed at the first request, because there are hundreds of
   * calls.
   */
  let names: readonly [name: string, other: string] | null | undefined;
  const look = () => {
    const declared = inputNames(endpoint);
    const [name, ...more] = NAMES.filter((each) => declared.includes(each));
    const [other] = NAMES.filter((each) => each !== name);
    return name === undefined || other === undefined || more.length > 0 ? null : ([name, other] as const);
  };
  return (wire) => {
    if (names === undefined) names = look();
    if (!names) return;
    const [name, field] = names;
    if (!Object.hasOwn(wire, field)) return;
    throw invalidField(field, TEXTS.memberCalled, { name });
  };
}

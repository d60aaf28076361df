import type { Endpoint } from "../../../contract/endpoint.ts";
import { Failure } from "../../../contract/errors.ts";
import { ISSUES } from "../../../contract/validation.ts";
import type { FormFields } from "../../../contract/wire.ts";
import { inputNames } from "../check-routes.ts";

/** The version of one record, and those of several. */
const NAMES = ["version", "versions"] as const;

/**
 * Refuses a version under the name that this call does not know: dropped like any other member nobody declared, it would leave the caller
 * believing that it was compared (docs/decisions/035). A call that takes both or neither is not looked at.
 */
export function versionNameCheck(endpoint: Endpoint): (wire: FormFields) => void {
  /** The name that is asked for, and the other; null where both or neither is. Looked up with the first call: there are hundreds. */
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
    throw new Failure("invalidInput", { issues: [{ field, words: ISSUES.memberCalled, parameters: { name } }] });
  };
}

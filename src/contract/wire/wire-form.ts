import { Failure, invalidField } from "../errors.ts";
import type { Words } from "../text.ts";
import { VALIDATION_TEXTS } from "../validation.ts";

/* The form encoding of bodies and queries, the first half of wire.ts. */

export const FORM_LIMITS = { fields: 500, depth: 32, listLength: 1000, key: 1000 } as const; // IN-04, IN-05
const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]); // IN-03, IN-14

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = Record<string, FormValue>;

const malformed = () => new Failure("invalidInput");
// An error that names the member as it was sent, truncated to 100 characters.
const wrongMember = (key: string, words: Words) => invalidField(key.slice(0, 100), words);
const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    throw malformed(); // a malformed escape or overlong UTF-8 (IN-03)
  }
};

/** `a.b[0].c` → `["a", "b", 0, "c"]`. Throws for brackets without an index (IN-01). */
const stepsOf = (key: string): (string | number)[] => {
  // before it is split: a megabyte of dots would take seconds (RL-04)
  if (key.length > FORM_LIMITS.key) throw malformed();
  const steps: (string | number)[] = [];
  for (const part of key.split(".")) {
    const match = /^([^[\]]+)((?:\[\d{1,4}\])*)$/.exec(part);
    if (!match?.[1] || FORBIDDEN.has(match[1])) throw wrongMember(key, VALIDATION_TEXTS.memberName);
    steps.push(match[1]);
    for (const index of match[2]?.matchAll(/\d+/g) ?? []) steps.push(Number(index[0]));
  }
  if (steps.length > FORM_LIMITS.depth) throw wrongMember(key, VALIDATION_TEXTS.memberName);
  return steps;
};

const isBranch = (value: FormValue | undefined): value is FormValue[] | { [name: string]: FormValue } =>
  typeof value === "object";

const put = (root: FormFields, key: string, value: string): void => {
  const steps = stepsOf(key);
  let branch: FormValue[] | FormFields = root;
  for (const [depth, step] of steps.entries()) {
    const isList = Array.isArray(branch);
    if (isList !== (typeof step === "number")) throw wrongMember(key, VALIDATION_TEXTS.oneValue); // list and object mixed
    // Indices must come in order, so that a list never has holes.
    if (Array.isArray(branch) && ((step as number) > branch.length || (step as number) >= FORM_LIMITS.listLength))
      throw wrongMember(key, VALIDATION_TEXTS.memberName);
    const holder = branch as Record<string | number, FormValue>;
    const present: FormValue | undefined = Object.hasOwn(holder, step) ? holder[step] : undefined;
    if (depth === steps.length - 1) {
      if (present !== undefined) throw wrongMember(key, VALIDATION_TEXTS.oneValue); // a repeated key (IN-01)
      holder[step] = value;
      return;
    }
    if (present !== undefined && !isBranch(present)) throw wrongMember(key, VALIDATION_TEXTS.oneValue);
    const next: FormValue[] | FormFields = isBranch(present)
      ? present
      : typeof steps[depth + 1] === "number"
        ? []
        : emptyFields();
    holder[step] = next;
    branch = next;
  }
};

const emptyFields = (): FormFields => Object.create(null) as FormFields;

/**
 * Parses `a=1&b.c=2&ids[0]=x` to `{ a, b: { c }, ids: [x] }`, without prototypes. Throws `invalidInput` unless every
 * name has exactly one value.
 */
export function decodeForm(body: string): FormFields {
  const root = emptyFields();
  if (body === "") return root;
  const parts = body.split("&");
  if (parts.length > FORM_LIMITS.fields) throw malformed();
  for (const part of parts) {
    if (part === "") continue;
    const at = part.indexOf("=");
    if (at <= 0) throw malformed();
    put(root, decodePart(part.slice(0, at)), decodePart(part.slice(at + 1)));
  }
  return root;
}

/** The inverse of `decodeForm`. Undefined members are left out; null becomes empty text. */
export function encodeForm(value: unknown): string {
  const pairs: string[] = [];
  const walk = (name: string, part: unknown): void => {
    if (part === undefined) return;
    if (Array.isArray(part)) part.forEach((item, index) => walk(`${name}[${index}]`, item));
    else if (typeof part === "object" && part !== null)
      for (const [key, inner] of Object.entries(part)) walk(name === "" ? key : `${name}.${key}`, inner);
    else
      pairs.push(
        `${encodeURIComponent(name)}=${encodeURIComponent(typeof part === "string" ? part : part === null ? "" : JSON.stringify(part))}`,
      );
  };
  walk("", value);
  return pairs.join("&");
}

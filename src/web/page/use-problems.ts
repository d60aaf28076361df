import type { FormInstance } from "antd";
import { useState } from "react";
import type { ApiError } from "../api/api-error.ts";
import { remaining, type Problem } from "./problems.ts";

/**
 * The problems of a form: at its fields, or a `failure` of the whole. `fieldOf` maps the server's name of a field to
 * the form's. While `isLocked` nothing can be saved, and earlier problems are forgotten.
 */
export function useProblems(
  form: FormInstance<Record<string, unknown>>,
  fieldOf: (wireName: string) => string | undefined,
  isLocked: boolean,
) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<ApiError>();
  const forget = () => {
    setProblems([]);
    setFailure(undefined);
  };
  if (isLocked && (failure || problems.length > 0)) forget();
  return {
    problems,
    failure,
    forget,
    /** Found here, before it was sent. */
    found: (
      errorFields: readonly { readonly name: readonly (string | number)[]; readonly errors: readonly string[] }[],
    ) => setProblems(errorFields.map(({ name, errors }) => ({ name: String(name[0]), message: errors[0] ?? "" }))),
    /** Said by the server. */
    refused(error: ApiError) {
      const atFields = error.fieldErrors.map(({ field, message }) => ({ name: fieldOf(field), message }));
      form.setFields(
        atFields.flatMap(({ name, message }) => (name === undefined ? [] : [{ name, errors: [message] }])),
      );
      setProblems(atFields);
      if (atFields.length === 0) setFailure(error);
    },
    /** Removes problems that their fields no longer report. */
    follow: () => setProblems((known) => remaining(known, (name) => form.getFieldError(name))),
    /**
     * Validates fields with problems again while they are corrected, not only when they lose focus. Also validates the
     * `followers` of the changed fields that somebody has typed in.
     */
    recheck(changed: readonly string[], followers: readonly string[] = []) {
      const isWrong = (name: string) =>
        problems.some((problem) => problem.name === name) || form.getFieldError(name).length > 0;
      const found = [
        ...changed.filter(isWrong),
        ...followers.filter((name) => isWrong(name) || form.isFieldTouched(name)),
      ];
      if (found.length > 0) form.validateFields(found).catch(() => undefined);
    },
  };
}
export type Problems = ReturnType<typeof useProblems>;

import type { FormInstance } from "antd";
import { useState } from "react";
import type { ApiError } from "../api/api-error.ts";
import { remainingErrors, type FormError } from "./form-errors.ts";

/**
 * The errors of a form: at its fields, or a `failure` of the whole. `fieldOf` maps the server's name of a field to
 * the form's. While `isLocked` nothing can be saved, and earlier errors are forgotten.
 */
export function useFormErrors(
  form: FormInstance<Record<string, unknown>>,
  fieldOf: (wireName: string) => string | undefined,
  isLocked: boolean,
) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [failure, setFailure] = useState<ApiError>();
  const forget = () => {
    setErrors([]);
    setFailure(undefined);
  };
  if (isLocked && (failure || errors.length > 0)) forget();
  return {
    errors,
    failure,
    forget,
    /** Found here, before it was sent. */
    found: (
      errorFields: readonly { readonly name: readonly (string | number)[]; readonly errors: readonly string[] }[],
    ) => setErrors(errorFields.map(({ name, errors: [message = ""] }) => ({ name: String(name[0]), message }))),
    /** Said by the server. */
    refused(error: ApiError) {
      const atFields = error.fieldErrors.map(({ field, message }) => ({ name: fieldOf(field), message }));
      form.setFields(
        atFields.flatMap(({ name, message }) => (name === undefined ? [] : [{ name, errors: [message] }])),
      );
      setErrors(atFields);
      if (atFields.length === 0) setFailure(error);
    },
    /** Removes errors that their fields no longer report; a field that is being validated says nothing for a moment. */
    follow: () =>
      setErrors((known) =>
        remainingErrors(known, (name) => (form.isFieldValidating(name) ? undefined : form.getFieldError(name))),
      ),
    /**
     * Validates fields with errors again while they are corrected, not only when they lose focus. Also validates the
     * `followers` of the changed fields that somebody has typed in.
     */
    recheck(changed: readonly string[], followers: readonly string[] = []) {
      const isWrong = (name: string) =>
        errors.some((error) => error.name === name) || form.getFieldError(name).length > 0;
      const found = [
        ...changed.filter(isWrong),
        ...followers.filter((name) => isWrong(name) || form.isFieldTouched(name)),
      ];
      if (found.length > 0) form.validateFields(found).catch(() => undefined);
    },
  };
}
export type FormErrorsState = ReturnType<typeof useFormErrors>;

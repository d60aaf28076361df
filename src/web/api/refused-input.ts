import type { z } from "zod";
import { ERRORS } from "../../contract/errors.ts";
import { inLanguage } from "../../contract/text.ts";
import { fieldErrorsOf, translateFieldErrors } from "../../contract/validation.ts";
import { ApiError } from "./api-error.ts";
import { apiSettings } from "./api-settings.ts";

/** What the server would answer to arguments that the contract does not allow; they are not sent. */
export function refusedInput(error: z.core.$ZodError, args: unknown): ApiError {
  const language = apiSettings().language();
  const { code, status, words } = ERRORS.invalidInput;
  return new ApiError({
    code,
    status,
    reason: "invalidInput",
    message: inLanguage(words, language),
    fieldErrors: translateFieldErrors(fieldErrorsOf(error, args), language),
  });
}

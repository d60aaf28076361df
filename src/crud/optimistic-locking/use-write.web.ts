import { useFeedback } from "../../web/feedback/Feedback.tsx";
import type { Module } from "../define-module.ts";
import { useRefresh } from "../record-queries.web.ts";
import { asLocalMutation } from "./changes-elsewhere.web.ts";

/**
 * Runs a write, shows its result and refetches the module's lists, also after a refusal, which may be due to another
 * user's save. Resolves to undefined after an error; no message if `told` returns undefined.
 */
export function useWrite(module: Module) {
  const feedback = useFeedback();
  const refresh = useRefresh(module);
  return async <T>(write: () => Promise<T>, told: (result: T) => string | undefined): Promise<T | undefined> => {
    try {
      const result = await asLocalMutation(module, write);
      const words = told(result);
      if (words !== undefined) feedback.success(words);
      return result;
    } catch (error) {
      feedback.failure(error);
      return undefined;
    } finally {
      await refresh();
    }
  };
}

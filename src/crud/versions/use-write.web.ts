import { useFeedback } from "../../web/feedback/Feedback.tsx";
import type { Module } from "../define-module.ts";
import { useRefresh } from "../use-crud.web.ts";
import { asLocalMutation } from "./local-mutations.web.ts";

/**
 * Writes to a module's records, says how it went and reads its lists again: what refuses a write may be somebody else's save. Resolves to
 * undefined when it was not done; nothing is said of what `told` has no words for.
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

import { useEffect } from "react";
import { useLeaveGuard } from "../feedback/leave-guard.ts";
import { usePage } from "./page.tsx";

/** Marks the page's tab while something typed is not saved; the browser then asks before it leaves. */
export function useUnsaved(isDirty: boolean, where: "page" | "dialog" = "page"): void {
  const { setDirty } = usePage();
  useLeaveGuard(isDirty);
  useEffect(() => setDirty(isDirty, where), [isDirty, where, setDirty]);
}

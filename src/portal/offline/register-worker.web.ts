import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import type { TrustedAddresses } from "./worker-scope.web.ts";

/*
 * Stands in every public page: some time after it is there, the offline worker is; starting one takes a slow telephone as long as
 * drawing half a page. The one address of a program that may be named at run time is
 * this one, whatever the policy is asked for (HD-02).
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedAddresses };
const ADDRESS = "/sw.js";
const PATIENCE = 2_000; // ms; whoever leaves before has hardly read what would be kept

const register = () => {
  const policy = trustedTypes?.createPolicy("terrace-worker", { createScriptURL: () => ADDRESS });
  const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
  // Where a browser keeps none, such as in a private window, the pages do without.
  navigator.serviceWorker.register(address, { scope: PUBLIC_ROOT, updateViaCache: "none" }).catch(() => undefined);
};

if ("serviceWorker" in navigator) addEventListener("load", () => setTimeout(register, PATIENCE));

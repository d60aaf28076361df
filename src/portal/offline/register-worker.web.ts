import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import type { TrustedAddresses } from "./worker-scope.web.ts";

/*
 * Inline script of every public page. Registers the service worker some time after loading, because starting one takes
 * a slow phone as long as rendering half a page. The page's policy allows its URL alone to be set at run time (Trusted
 * Types, HD-02).
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedAddresses };
const ADDRESS = "/sw.js";
const DELAY = 2_000; // ms; a visitor who leaves earlier has read little worth caching

const register = () => {
  const policy = trustedTypes?.createPolicy("terrace-worker", { createScriptURL: () => ADDRESS });
  const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
  // Registration fails in browsers without the feature, as in a private window; pages work without it.
  navigator.serviceWorker.register(address, { scope: PUBLIC_ROOT, updateViaCache: "none" }).catch(() => undefined);
};

if ("serviceWorker" in navigator) addEventListener("load", () => setTimeout(register, DELAY));

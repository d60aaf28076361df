import { z } from "zod";

/** The operator's mail server and who writes. Holds a password: never log it. */
export interface MailSetup {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps). */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: { readonly name: string; readonly address: string };
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a % that was meant as itself
  }
};

/** `smtp://user:password@host:587`; without a query, which could turn the check of certificates off unseen. */
export const mailServer = z.string().transform((text, context): Omit<MailSetup, "from"> => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const user = url && decoded(url.username);
  const password = url && decoded(url.password);
  const isKnown = url !== undefined && ["smtp:", "smtps:"].includes(url.protocol) && url.hostname !== "";
  const isBare = url !== undefined && ["", "/"].includes(url.pathname) && url.search + url.hash === "";
  if (!isKnown || !isBare || user === undefined || password === undefined || (user === "") !== (password === "")) {
    context.addIssue({ code: "custom" });
    return z.NEVER;
  }
  const isSecure = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    login: user === "" ? null : { user, password },
  };
});

// Excludes characters that would end the header line or begin another address (IN-12).
const SENDER = /^(?:(?<name>[^<>"',;:@\p{C}]{1,100}?)\s*<(?<named>[^<>]+)>|(?<bare>[^<>]+))$/u;
const ADDRESS = /^[\w.+-]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,24}$/;

/** `Terrace <no-reply@example.la>`, or the address alone. */
export const mailSender = z.string().transform((text, context): MailSetup["from"] => {
  const { name = "", named, bare } = SENDER.exec(text)?.groups ?? {};
  const address = named ?? bare ?? "";
  if (ADDRESS.test(address)) return { name: name.trim(), address };
  context.addIssue({ code: "custom" });
  return z.NEVER;
});

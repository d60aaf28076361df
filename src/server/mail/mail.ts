import type { Transporter } from "nodemailer";
import type { MailSetup } from "./mail-setup.ts";

/** One letter to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** The same whenever it is tried again, so that a server that took it before can tell. */
  readonly id: string;
}

/** The mail server will not take this letter, however often it is offered. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** Attempts of a job that sends a letter; the last one comes four hours after the first. */
export const MAIL_ATTEMPTS = 10;

const CONNECT = 10_000; // ms
const SILENCE = 30_000; // ms without a word of the server

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);

// Only errors about this letter; a refused sign-in is for the operator to fix.
const isRefusal = ({ code, responseCode = 0 }: { readonly code?: string; readonly responseCode?: number }): boolean =>
  (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;

const transportTo = async ({ host, port, isSecure, login }: MailSetup, connect = CONNECT): Promise<Transporter> => {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && login !== null && !isThisMachine(host),
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/**
 * Connects, signs in and leaves, each within `limit` ms. Throws an error whose message is a code, as what the server
 * says may name people.
 */
export async function tryMail(setup: MailSetup, limit: number): Promise<void> {
  const transport = await transportTo(setup, limit);
  try {
    await transport.verify();
  } catch (error) {
    const { code = "", responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
    // oxlint-disable-next-line preserve-caught-error -- as in `openMail`
    throw new Error(`${code} ${responseCode || ""}`.trim());
  } finally {
    transport.close();
  }
}

/**
 * Passes letters to the operator's mail server, with one connection each. A name and password are sent only over an
 * encrypted connection, unless the server is this machine. The server's answers are not logged, because they contain
 * people's addresses (LG-01).
 */
export function openMail(setup: MailSetup): (mail: Mail) => Promise<void> {
  const { from } = setup;
  let opened: Promise<Transporter> | undefined;
  return async ({ to, subject, text, html, language, id }) => {
    opened ??= transportTo(setup);
    const transport = await opened;
    try {
      await transport.sendMail({
        from,
        // As an object, so that it is never parsed as a list of addresses.
        to: { name: "", address: to },
        subject,
        text,
        html,
        messageId: id,
        // No answering machine answers, none of ours is answered.
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
      });
    } catch (error) {
      const { code = "", responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
      if (isRefusal({ code, responseCode })) throw new MailRefused(`the mail server refused a letter: ${responseCode}`);
      // oxlint-disable-next-line preserve-caught-error -- its message holds the address and what the server said of it
      throw new Error(`the mail server did not take a letter: ${code} ${responseCode || ""}`.trim());
    }
  };
}

import { startSmtpServer, type SmtpServer } from "../../server/mail/testing/smtp-server.ts";
import type { MailSetup } from "../../server/mail/mail-setup.ts";
import type { Services } from "../../server/services.ts";
import { jobsWith } from "../index.server.ts";
import { startModules, type ModulesApp } from "./start-modules.server.ts";

export interface MailingApp {
  readonly app: ModulesApp;
  readonly smtp: SmtpServer;
  /** The app's services with mail configured, as its jobs need them. */
  readonly services: Services;
  /** Where a second instance answers that has mail configured; the first has none. */
  readonly origin: string;
  /** Sends what is queued, from another server each time, as queued emails are stored in the database only. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a mail server, and the modules on an empty installation: one instance without mail, one that mails from
 * desk.example.la.
 */
export async function startWithMail(setup: Pick<MailSetup, "login" | "from">): Promise<MailingApp> {
  const smtp = await startSmtpServer();
  const app = await startModules({ demo: false });
  const mail = { host: "127.0.0.1", port: smtp.port, isSecure: false, ...setup };
  const env = { mail, publicUrl: "https://desk.example.la" };
  const services = { ...app.services, env: { ...app.services.env, ...env } };
  return {
    app,
    smtp,
    services,
    origin: await app.another({ env }),
    async deliver() {
      const jobs = jobsWith(services, app.imports);
      await jobs.work();
      await jobs.stop();
    },
    async close() {
      await app.close();
      await smtp.close();
    },
  };
}

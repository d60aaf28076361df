import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { inBackground } from "./database/connections/query-context.ts";
import type { Changes } from "./database/changes/changes.ts";
import type { Database } from "./database/database.ts";
import { inTransaction } from "./database/transaction.ts";

/*
 * Instances of one installation say how they are when one of them asks, over the announcements that they exchange anyway.
 * Nothing is stored and nobody speaks unasked: at rest the database hears nothing of it.
 */

const ASKED = "instances.asked";
const TOLD = "instances.told";

/** ms to wait for instances of which nobody knows how many there are. The embedded database has one. */
const ANSWERS_TIMEOUT_MS = 800;

type Noticing = { readonly changes: Changes; readonly database: Database };

const said = ({ changes, database }: Noticing, topic: string, payload: unknown): Promise<void> =>
  inTransaction(database, (trx) => changes.announce(trx, topic, payload));

const memberOf = (payload: unknown, name: string): unknown =>
  typeof payload === "object" && payload !== null ? Reflect.get(payload, name) : undefined;

/**
 * Answers for this process until the returned function is called. `report` must be small: an announcement holds 7,000 bytes.
 */
export function answerAsInstance(services: Noticing & { readonly log: Logger }, report: () => unknown): () => void {
  return services.changes.on(ASKED, (payload) => {
    const question = memberOf(payload, "question");
    if (typeof question !== "string") return; // a lost connection came back; nobody waits
    inBackground(() => said(services, TOLD, { question, report: report() })).catch((error: unknown) =>
      services.log.debug({ err: error }, "this instance could not say how it is"),
    );
  });
}

/** Calls `hear` with each report, whoever asked for it. As unchecked as those of `askInstances`. */
export const hearInstances = ({ changes }: Pick<Noticing, "changes">, hear: (report: unknown) => void): (() => void) =>
  changes.on(TOLD, (payload) => hear(memberOf(payload, "report")));

/**
 * The reports of the instances that answer in time. They are unchecked: anybody with a login of the database could send
 * one.
 */
export async function askInstances(services: Noticing, timeoutMs = ANSWERS_TIMEOUT_MS): Promise<unknown[]> {
  const question = randomUUID();
  const reports: unknown[] = [];
  const done = new AbortController();
  const stopListening = services.changes.on(TOLD, (payload) => {
    if (memberOf(payload, "question") !== question) return;
    reports.push(memberOf(payload, "report"));
    if (services.database.embedded) done.abort();
  });
  try {
    await said(services, ASKED, { question });
    // aborted: all have answered
    await setTimeout(timeoutMs, undefined, { signal: done.signal }).catch(() => undefined);
    return reports;
  } finally {
    stopListening();
  }
}

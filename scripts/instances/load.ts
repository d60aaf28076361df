import { randomBytes } from "node:crypto";
import { pause } from "./children.ts";
import { type Answer, call, type Fields, type Person } from "./client.ts";

/** The answers to the writers, by the title of the record. */
interface Written {
  id: string;
  added: boolean;
  changed: boolean;
  removed: boolean;
}

export interface Load {
  /** Ends the workers and waits for their last calls. */
  stop(): Promise<void>;
  readonly counts: {
    readonly reads: number;
    readonly writes: number;
    readonly retried: number;
    readonly failed: number;
  };
  /** Failed calls, in a few words each. */
  readonly failures: readonly string[];
  readonly written: ReadonlyMap<string, Written>;
  /** The longest time, in ms, in which no call was answered. */
  readonly gap: () => number;
}

export interface LoadOptions {
  readonly readers: number;
  readonly writers: number;
  /** ms for which a call without an answer is repeated. */
  readonly retryFor: number;
  /** Also repeats calls when the database is busy or unavailable (503), and not only on broken connections. */
  readonly isRepeatedWhenAway?: boolean;
  /** In whose names writers write in turn, where one person's budget is too little; the load's own person by default. */
  readonly writersAs?: readonly Person[];
  /** ms between two writes of a writer, within the budget of one person by default. */
  readonly rest?: number;
}

// ms between two calls of a worker, within the budgets of one person
const AFTER_READ = 40;
const AFTER_WRITE = 150;
const BEFORE_REPEAT = 100;
const FAILURES_KEPT = 5;

/** The balancer's own answer when an instance broke the connection. */
const BROKEN = 502;
/**
 * A page that is made anew after each write may cost a slow machine more than its visitor's budget: it asks to come
 * again.
 */
const WAIT = 429;

/** Makes calls, repeats those that nobody answered, and counts how they ended. */
function repeatingCaller(options: LoadOptions) {
  const counts = { reads: 0, writes: 0, retried: 0, failed: 0 };
  const failures: string[] = [];
  let answeredAt = performance.now();
  let longest = 0;

  const isToRepeat = (answer: Answer | undefined) =>
    answer === undefined ||
    answer.status === BROKEN ||
    answer.status === WAIT ||
    (options.isRepeatedWhenAway === true && answer.status === 503);

  /** Undefined: failed, and counted so. */
  const attempt = async (ask: () => Promise<Answer>, what: string, alsoGood = -1): Promise<Answer | undefined> => {
    const deadline = performance.now() + options.retryFor;
    for (let isFirst = true; ; isFirst = false) {
      let error: unknown;
      const answer = await ask().catch((thrown: unknown) => void (error = thrown));
      const isGood = answer !== undefined && answer.status === 200 && (answer.code === undefined || answer.code === 0);
      if (isGood || (!isFirst && answer?.code === alsoGood)) {
        longest = Math.max(longest, performance.now() - answeredAt);
        answeredAt = performance.now();
        return answer;
      }
      if (!isToRepeat(answer) || performance.now() > deadline) {
        counts.failed += 1;
        const words = answer ? `${answer.status} ${answer.code ?? ""}` : String((error as Error).cause ?? error);
        if (failures.length < FAILURES_KEPT) failures.push(`${what}: ${words}`);
        return undefined;
      }
      counts.retried += 1;
      await pause(BEFORE_REPEAT);
    }
  };
  return { counts, failures, attempt, gap: () => longest };
}

/** A page asked for, answered as a call is. */
async function openPage(address: string) {
  const page = await fetch(address);
  await page.text();
  return { status: page.status, code: 0, body: {} };
}

/**
 * Readers and writers that run until they are stopped. A writer adds a notice, changes it, and removes every third,
 * each by a call with a key, so that a repeated call counts once (RE-17). Acknowledged writes are recorded.
 */
export function startLoad(url: string, person: Person, options: LoadOptions): Load {
  const mark = randomBytes(4).toString("hex");
  const { counts, failures, attempt, gap } = repeatingCaller(options);
  const written = new Map<string, Written>();
  const state = { isOver: false };
  let next = 0;

  const read = async (place: number) => {
    while (!state.isOver) {
      const ask = () =>
        place % 2 === 0 ? call(url, "/cms/notice/list", { token: person.token }) : openPage(`${url}/home`);
      if (await attempt(ask, place % 2 === 0 ? "list" : "page")) counts.reads += 1;
      await pause(AFTER_READ);
    }
  };

  const { writersAs = [person], rest = AFTER_WRITE } = options;
  const write = async ({ token }: Person, path: string, fields: Fields, alsoGood?: number) => {
    const key = randomBytes(16).toString("hex");
    const answer = await attempt(() => call(url, `/cms/notice${path}`, { token, fields, key }), path, alsoGood);
    if (answer) counts.writes += 1;
    await pause(rest);
    return answer;
  };

  const writeAll = async () => {
    while (!state.isOver) {
      const number = (next += 1);
      const title = `${mark}-${number}`;
      const record: Written = { id: "", added: false, changed: false, removed: false };
      const writer = writersAs[number % writersAs.length] ?? person;
      const added = await write(writer, "/add", { title, kind: "tender", content: "<p>1</p>" });
      if (!added) continue;
      record.id = (added.body["data"] as { id: string }).id;
      record.added = true;
      written.set(title, record);
      record.changed = (await write(writer, `/${record.id}/update`, { content: "<p>2</p>" })) !== undefined;
      if (number % 3 === 0) record.removed = (await write(writer, `/${record.id}/delete`, {}, 400004)) !== undefined;
    }
  };

  const workers = [
    ...Array.from({ length: options.readers }, (_, place) => read(place)),
    ...Array.from({ length: options.writers }, writeAll),
  ];
  return {
    counts,
    failures,
    written,
    gap,
    async stop() {
      state.isOver = true;
      await Promise.all(workers);
    },
  };
}

export type Query = (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

interface Stored {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly isRemoved: boolean;
  readonly actions: readonly string[];
}

export interface Compared {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Acknowledged writes without their entry in the activity log. */
  readonly unlogged: number;
}

const PART = 5_000; // rows; all of a long run at once take longer than a query may

async function allStored(query: Query): Promise<readonly Stored[]> {
  const all: Stored[] = [];
  for (;;) {
    const part = (await query(
      `select n.id, n.title, n.content, n.deleted_at is not null as "isRemoved",
              array(select action from audit_log a where a.module = '/cms/notice' and a.record_id = n.id) as actions
       from notice n where n.id > $1 order by n.id limit ${PART}`,
      [all.at(-1)?.id ?? ""],
    )) as readonly Stored[];
    all.push(...part);
    if (part.length < PART) return all;
  }
}

/** Compares what the writers were told with what the database holds. */
export async function compareWritten(loads: readonly Load[], query: Query): Promise<Compared> {
  const byTitle = Map.groupBy(await allStored(query), ({ title }) => title);
  const found = { acknowledged: 0, lost: 0, doubled: 0, unlogged: 0 };
  for (const [title, { id, added, changed, removed }] of loads.flatMap(({ written }) => [...written])) {
    const stored = byTitle.get(title) ?? [];
    const row = stored.find((one) => one.id === id);
    if (stored.length > 1) found.doubled += 1;
    for (const [isTold, isThere, action] of [
      [added, row !== undefined, "add"],
      [changed, row?.content === "<p>2</p>", "update"],
      [removed, row?.isRemoved === true, "delete"],
    ] as const) {
      if (!isTold) continue;
      found.acknowledged += 1;
      if (!isThere) found.lost += 1;
      if (row?.actions.filter((one) => one === action).length !== 1) found.unlogged += 1;
    }
  }
  return found;
}

/** The finding: nothing lost, doubled or without an entry. */
export const asFinding = ({ acknowledged, lost, doubled, unlogged }: Compared) => ({
  figure: `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${unlogged} unlogged`,
  isGood: acknowledged > 0 && lost + doubled + unlogged === 0,
});

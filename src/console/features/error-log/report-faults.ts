import { clientError } from "../../../modules/client-error/client-error.ts";
import { call } from "../../../web/api/call.ts";
import { tokens } from "../../../web/api/tokens.ts";
import { useFaults, type Fault } from "../../../web/faults/faults.ts";

/** A page tells the server of so many different faults; what repeats is told once (LG-05). */
const MOST_REPORTS = 20;

/** A report that fails must not become the next one. */
const isOwn = ({ kind, info }: Fault): boolean => kind === "call" && info.includes(clientError.report.path);

const send = ({ kind, message, info, url, stack }: Fault): void => {
  const text = info === "" ? kind : `${kind}: ${info}`;
  call(clientError.report, { message, info: text.slice(0, 300).toWellFormed(), url, stack }).catch(() => undefined);
};

// Of this page, however often the button is put up anew.
let newest = 0;
let sent = 0;

/** Sends what is entered in the log, also what is there already. Returns the function that stops. */
export function reportFaults(): () => void {
  const look = ({ faults }: { readonly faults: readonly Fault[] }) => {
    const fresh = faults.filter((fault) => fault.id > newest);
    newest = Math.max(newest, ...fresh.map(({ id }) => id));
    for (const fault of fresh.toReversed()) {
      if (isOwn(fault) || sent >= MOST_REPORTS || !navigator.onLine || !tokens.read()) continue;
      sent += 1;
      send(fault);
    }
  };
  look(useFaults.getState());
  return useFaults.subscribe(look);
}

import { clientError } from "../../../modules/client-error/client-error.ts";
import { call } from "../../../web/api/call.ts";
import { tokens } from "../../../web/api/tokens.ts";
import { useFaults, type Fault } from "../../../web/faults/faults.ts";

/** A page reports this many distinct faults at most, and each only once (LG-05). */
const MAX_REPORTS = 20;

/** A failed report is itself a fault of a call; reporting it would never end. */
const isOwn = ({ kind, info }: Fault): boolean => kind === "call" && info.includes(clientError.report.path);

const send = ({ kind, message, info, url, stack }: Fault): void => {
  const text = info === "" ? kind : `${kind}: ${info}`;
  call(clientError.report, { message, info: text.slice(0, 300).toWellFormed(), url, stack }).catch(() => undefined);
};

// Module state, so that remounting the button reports nothing twice.
let newest = 0;
let sent = 0;

/** Reports the faults in the log and every later one. Returns the function that stops it. */
export function reportFaults(): () => void {
  const look = ({ faults }: { readonly faults: readonly Fault[] }) => {
    const fresh = faults.filter((fault) => fault.id > newest);
    newest = Math.max(newest, ...fresh.map(({ id }) => id));
    for (const fault of fresh.toReversed()) {
      if (isOwn(fault) || sent >= MAX_REPORTS || !navigator.onLine || !tokens.read()) continue;
      sent += 1;
      send(fault);
    }
  };
  look(useFaults.getState());
  return useFaults.subscribe(look);
}

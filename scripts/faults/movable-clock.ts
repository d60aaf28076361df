import { readFileSync } from "node:fs";

/*
 * Preloaded into an instance: its machine's clock is ahead by the milliseconds that stand in the file CLOCK_FILE, so that
 * it can be moved while the instance runs. The monotonic clock goes on, as that of a machine whose clock is set.
 */
const file = process.env["CLOCK_FILE"] ?? "";
const real = Date.now.bind(Date);
let offset = 0;
setInterval(() => (offset = Number(readFileSync(file, "utf8"))), 50).unref();
Date.now = () => real() + offset;

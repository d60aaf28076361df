import { vi } from "vitest";

const LONGEST_WAIT = 10_000; // ms; the runner's own second is too short where several tests share a busy machine

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (condition, options = { timeout: LONGEST_WAIT }) => waitFor(condition, options);

export { StateTag } from "./JobTable.tsx";
export { JOB_SCREEN_TEXTS } from "./screen-texts.ts";

export { GRANTING_TEXTS } from "./rights/granting-texts.ts";

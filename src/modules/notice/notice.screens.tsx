import { publishingScreens } from "../publishing/publishing.web.ts";
import { notice } from "./notice.ts";

export default publishingScreens(notice);

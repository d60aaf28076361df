import { publishingScreens } from "../publishing/publishing.web.ts";
import { banner } from "./banner.ts";

export default publishingScreens(banner);

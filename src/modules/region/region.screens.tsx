import { publishingScreens } from "../publishing/publishing.web.ts";
import { region } from "./region.ts";

export default publishingScreens(region);

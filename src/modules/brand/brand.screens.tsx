import { publishingScreens } from "../publishing/publishing.web.ts";
import { brand } from "./brand.ts";

export default publishingScreens(brand);

import { publishingScreens } from "../publishing/publishing.web.ts";
import { recommendation } from "./recommendation.ts";

export default publishingScreens(recommendation);

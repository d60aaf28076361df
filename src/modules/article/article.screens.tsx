import { publishingScreens } from "../publishing/publishing.web.ts";
import { article } from "./article.ts";

export default publishingScreens(article);

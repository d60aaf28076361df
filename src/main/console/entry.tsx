import { readPageData, type ConsoleData } from "../../web/document/page-data.ts";
import { openConsole } from "./open-console.tsx";

openConsole(readPageData<ConsoleData>(), document.getElementById("root") as HTMLElement);

import { expect, test } from "vitest";
import { tablesAsLines } from "./table-lines.web.ts";

const lines = (html: string): string => tablesAsLines(html).replaceAll(/\s+/g, " ").replaceAll(" </p>", "</p>");

test("a table becomes a line for each row, with a space between its cells", () => {
  const rows =
    "<tr><td>Monday</td><td><b>08:00</b></td></tr><tr><td><p>Tuesday</p><p>also</p></td><td>09:30<br>late</td></tr>";
  expect(lines(`<p>Hours</p><table><caption>Week</caption><tbody>${rows}</tbody></table><p>End</p>`)).toBe(
    "<p>Hours</p><p>Week</p><p>Monday <b>08:00</b></p><p>Tuesday also 09:30 late</p><p>End</p>",
  );
});

test("a table within a cell stands in the line of that cell, and what has no table stays as it is", () => {
  expect(lines("<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>")).toBe(
    "<p>a b c</p>",
  );
  expect(tablesAsLines("<p>tables<br></p>")).toBe("<p>tables<br></p>");
});

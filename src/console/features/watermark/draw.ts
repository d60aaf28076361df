/** Tile size in px: §9 "Watermark canvas 350x120". */
export const WIDTH = 350;
export const HEIGHT = 120;
const LONGEST = 40; // characters; so many of a narrow script fit between two tiles, wide ones are drawn narrower
const TURN = -Math.PI / 12;
/** Opacity of the text colour: legible on a screenshot, and unobtrusive. */
const STRENGTH = 0.11;

// Invisible and direction-changing characters would make the name unreadable.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

export const shortName = (name: string): string => {
  const letters = [...name.replace(UNSEEN, "").trim()];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : letters.join("");
};

/** Draws one tile and returns it as a data URL. The lines are drawn as text, never parsed as markup. */
export function drawTile(lines: readonly string[], color: string, font: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  pen.translate(WIDTH / 2, HEIGHT / 2);
  pen.rotate(TURN);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = font;
  pen.fillStyle = color;
  pen.globalAlpha = STRENGTH;
  for (const [index, line] of lines.entries()) pen.fillText(line, 0, (index - (lines.length - 1) / 2) * 22, WIDTH - 40);
  return canvas.toDataURL("image/png");
}

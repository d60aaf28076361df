import { renderToStaticMarkup } from "react-dom/server";
import { SHARE_SIZE } from "../../contract/public/picture-sizes.ts";
import { sceneColors } from "../../web/theme/scene-colors.ts";
import { TerraceScene } from "../../web/scene/TerraceScene.tsx";
import sceneCss from "../../web/scene/scene.css?inline";
import { siteMarkAt } from "./site-icon.ts";

/**
 * Picture of link previews for a page without its own: the drawn scene and the icon. Without text, because the server
 * that rasterises it may lack Lao or Chinese fonts; the title is beside it anyway.
 */
export function sharePicture(themeColor: string): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { width, height } = SHARE_SIZE;
  const scene = renderToStaticMarkup(<TerraceScene focus="xMidYMid" />).replace(
    "<svg ",
    `<style>${sceneCss}</style><svg width="${width}" height="${height}" `,
  );
  // The rasteriser does not support CSS variables.
  const colored = Object.entries(sceneColors(themeColor, "light")).reduce(
    (text, [name, color]) => text.replaceAll(`var(--scene-${kebab(name)})`, color),
    scene,
  );
  const mark = siteMarkAt(64, 64, 3, themeColor);
  return `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${colored}${mark}</svg>`;
}

import sharp from "sharp";
import { ACCESS_TOKEN } from "../../src/contract/session/token-names.ts";

export const statusOf = async (url: string, path: string): Promise<number> => {
  const answer = await fetch(url + path);
  await answer.text();
  return answer.status;
};

/** Uploads the same small picture each time; resolves to the status of the answer. */
export async function pictureUpload(url: string, token: string): Promise<() => Promise<number>> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#2a7" } })
    .png()
    .toBuffer();
  return async () => {
    const body = new FormData();
    body.append("base_path", "/file/news/");
    body.append("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "a.png");
    const answer = await fetch(`${url}/api/oss/upload`, { method: "POST", body, headers: { [ACCESS_TOKEN]: token } });
    await answer.text();
    return answer.status;
  };
}

import sharp from "sharp";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import type { Colleague } from "./staff.server.ts";

const drawn = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#2a7" } })
    .png()
    .toBuffer();

async function sent(origin: string, { token }: Colleague, path: string, place?: string) {
  const body = new FormData();
  if (place !== undefined) body.set("base_path", place);
  body.set("file", new File([new Uint8Array(await drawn())], "茶园.png", { type: "image/png" }));
  const answer = await fetch(`${origin}/api${path}`, { method: "POST", body, headers: { [ACCESS_TOKEN]: token } });
  return (await answer.json()) as { attachment_list?: { id: string; filePath: string }[]; data: { filePath: string } };
}

/** Uploads a picture into a folder such as `/file/news/`. */
export async function uploadPicture(origin: string, by: Colleague, place: string) {
  const { attachment_list: [stored] = [] } = await sent(origin, by, "/oss/upload", place);
  if (!stored) throw new Error(`no picture was stored in ${place}`);
  return stored;
}

/** Replaces a picture's content; returns its new path. */
export const replacePicture = async (origin: string, by: Colleague, id: string): Promise<string> =>
  (await sent(origin, by, `/sys/file/${id}/replace`)).data.filePath;

import sharp from "sharp";
import type { Language } from "../../contract/text.ts";
import { createClient } from "../../server/testing/http-client.ts";
import type { ModulesApp } from "./start-modules.server.ts";
import { visitor } from "./visitor.server.ts";

type Fields = Readonly<Record<string, unknown>>;
type Body = Record<string, unknown> & { readonly code?: number; readonly msg?: string; readonly data?: unknown };

/** What an applicant asks for the state of an application with. */
export type Proof = Readonly<Record<"number" | "secret", string>>;

export const COFFEE = { name: "Arabica", category: "coffee", months: "11,12", text: "Washed, sun-dried" };

export interface Applicant {
  /** Two places of the first level in Laos. */
  readonly provinces: readonly [string, string];
  /** The bytes of a small photo. */
  readonly photo: Buffer;
  /** A complete form, without its ticket. */
  form(more?: Fields): Fields;
  /** A call below `/portal/application`. */
  call(path: string, fields?: Fields, language?: Language): Promise<Body>;
  /** The ticket of a new form. */
  begin(): Promise<string>;
  send(draft: string, bytes?: Uint8Array, name?: string, type?: string): Promise<Body>;
  /** Uploads the photo. */
  upload(draft: string): Promise<{ readonly id: string; readonly address: string }>;
  /** Sends a complete form, with a new ticket if it names none. */
  apply(more?: Fields, language?: Language): Promise<Body>;
}

/** Somebody who applies at `origin`, an instance of `app`. */
export async function applicantAt(app: ModulesApp, origin = app.origin): Promise<Applicant> {
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    "select id from division where parent_id = (select id from division where value = 'LA') order by sort limit 2",
  );
  const [province = "", elsewhere = ""] = rows.map(({ id }) => id);
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#2a7" } })
    .jpeg()
    .toBuffer();
  const form: Applicant["form"] = (more) => ({
    language: "lo",
    nameLo: "ສະຫະກອນກາເຟປາກຊ່ອງ",
    type: "cooperative",
    contact: "ນາງ ມະນີ",
    phone: "+856 20 5555 1234",
    consent: "1",
    clientId: "0123456789abcdef",
    division: province,
    products: [COFFEE],
    ...more,
  });
  const call: Applicant["call"] = async (path, fields = {}, language = "en") =>
    (await visitor(origin).post(`/portal/application/${path}`, fields, { headers: { "accept-language": language } }))
      .body;
  const begin = async () => ((await call("begin")).data as { draft: string }).draft;
  const send: Applicant["send"] = async (draft, bytes = photo, name = "field.jpg", type = "image/jpeg") => {
    const body = new FormData();
    body.append("draft", draft);
    body.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
    return (await createClient(origin).send("/api/portal/application/upload", { method: "POST", body })).body;
  };
  return {
    provinces: [province, elsewhere],
    photo,
    form,
    call,
    begin,
    send,
    upload: async (draft) => (await send(draft)).data as { id: string; address: string },
    apply: async (more, language) =>
      call("submit", form({ draft: more?.["draft"] ?? (await begin()), ...more }), language),
  };
}

import { Failure } from "../../contract/errors.ts";
import type { SignedLink } from "../../contract/signed-link.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { SentFile } from "../../server/http/answer/send-file.ts";
import { isValidLink, signLink } from "../../server/secrets/signed-link.ts";
import type { Services } from "../../server/services.ts";
import type { Storage } from "../../server/storage/storage.ts";
import type { ApplicationTables, PictureRow } from "./application-tables.server.ts";
import type { ShownPicture } from "./written.ts";

/** Storage prefix; the public file area never serves it (`withoutApplications`). */
export const APPLICATION_PICTURES = "application/";

/** The storage as the public file area sees it: without the pictures of applications. */
export const withoutApplications = (storage: Storage): Storage => {
  const isTheirs = (key: string) =>
    key.startsWith(APPLICATION_PICTURES) || key.startsWith(`thumb/${APPLICATION_PICTURES}`);
  return {
    ...storage,
    get: async (key) => (isTheirs(key) ? null : storage.get(key)),
    has: async (key) => !isTheirs(key) && storage.has(key),
  };
};

/** A signed address, valid for some minutes. `owner` is the user's id or "applicant". */
const addressOf = ({ env, secrets, clock }: Services, id: string, owner: string): string => {
  const { until, signature } = signLink(secrets.linkKey, id, owner, clock.now());
  const query = new URLSearchParams({ owner, until: String(until), signature });
  return `${env.apiBase}/portal/application/picture/${id}?${query.toString()}`;
};

type Pictured = Pick<PictureRow, "id" | "width" | "height">;
export const shownTo = (services: Services, { id, width, height }: Pictured, owner: string): ShownPicture => ({
  id,
  address: addressOf(services, id, owner),
  width,
  height,
});

/** Returns a lookup from picture ids to signed addresses for `owner`; deleted pictures are left out. */
export async function shownPictures(services: Services, applicationId: string, owner: string) {
  const pictures = new Map((await picturesOf(services.database, applicationId)).map((one) => [one.id, one]));
  return (ids: readonly string[]): ShownPicture[] =>
    ids.flatMap((id) => {
      const found = pictures.get(id);
      return found ? [shownTo(services, found, owner)] : [];
    });
}

export const picturesOf = (on: Queryable, applicationId: string): Promise<PictureRow[]> =>
  on
    .as<ApplicationTables>()
    .selectFrom("application_picture")
    .selectAll()
    .where("application_id", "=", applicationId)
    .execute();

/**
 * The file behind a signed link. Throws `unknownAddress` for a bad or expired signature, `notFound` for a deleted
 * picture.
 */
export async function linkedPicture(services: Services, id: string, link: SignedLink): Promise<SentFile> {
  if (!isValidLink(services.secrets.linkKey, id, link, services.clock.now())) throw new Failure("unknownAddress");
  const row = await services.database
    .as<ApplicationTables>()
    .selectFrom("application_picture")
    .selectAll()
    .where("id", "=", id)
    .where("stored_at", "is not", null)
    .executeTakeFirst();
  const file = row && (await services.storage.get(row.storage_key));
  if (!row || !file) throw new Failure("notFound");
  const ending = row.content_type === "image/png" ? "png" : "jpg";
  return { ...file, name: `${id}.${ending}`, type: row.content_type };
}

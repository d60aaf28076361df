import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { MINUTE } from "../../contract/date/durations.ts";
import type { Module } from "../../crud/define-module.ts";
import type { FileAccess } from "../../server/http/files/file-access.ts";
import type { OnPublicChange } from "../../server/http/answer/public-cache.ts";
import type { Services } from "../../server/services.ts";
import { isPublished } from "../public-side/public-side.server.ts";
import { previewsWith } from "../publishing/publishing.server.ts";
import { shownPath } from "../upload/upload.server.ts";
import { user } from "../user/user.ts";
import { pictureColumnsOf, showsPath } from "./picture-columns.server.ts";
import { PICTURE_CHANGED } from "./replace.server.ts";
import { entryLimit } from "../../server/entry-limit.ts";

const MAX_CACHED = 20_000; // pictures
const THUMBNAILS = "thumb/";

type Access = Awaited<ReturnType<FileAccess["of"]>>;
type CachedAccess = Access & { readonly minute: number };

/** Tables whose pictures are open to everybody, and those whose pictures are open while a record is published. */
type OpenTables = Readonly<Record<"open" | "published", readonly string[]>>;

/** The audience of a file, from the records that show it now. */
async function lookUp({ clock, database }: Services, { open, published }: OpenTables, key: string): Promise<Access> {
  const now = new Date(clock.now()).toISOString();
  const { rows } = await sql<{ moved: string | null; name: string | null; is_open: boolean; is_published: boolean }>`
      with moved as (select moved_to from moved_file where storage_key = ${key}),
      shown as not materialized (select * from shown_picture where storage_key = any(array[${key}, (select moved_to from moved)]))
      select (select moved_to from moved) as moved,
        (select file_name from attachment where storage_key = ${key} and content_type not like 'image/%') as name,
        exists (select 1 from shown where place = any(${open}::text[])) as is_open,
        exists (
          select 1 from shown where place = any(${published}::text[]) and (until is null or until > ${now}::timestamptz)
          and (holder is null
            or holder in (select id from enterprise where id = shown.holder and ${isPublished(now)})
            or holder in (select id from brand where id = shown.holder and ${isPublished(now)}))
        ) as is_published`.execute(database.as<unknown>());
  const [row] = rows;
  const viewers = row?.is_open ? "everybody" : row?.is_published ? "visitors" : "staff";
  return { key: row?.moved ?? key, viewers, downloadName: row?.name ?? undefined };
}

/** Access to pictures, from the view of all records that show one (migrations/0030-shown-picture.sql). */
export function fileAccess(services: Services, modules: readonly Module[], onChange: OnPublicChange): FileAccess {
  const { changes, clock, database } = services;
  const places = pictureColumnsOf(modules);
  const tablesFor = (viewers: string) => [
    ...new Set(places.filter((each) => each.viewers === viewers).map(({ table }) => table)),
  ];
  const openTables = { open: tablesFor("everybody"), published: tablesFor("visitors") };
  const cached = new LRUCache<string, CachedAccess>(entryLimit(MAX_CACHED));
  let epoch = 0;
  const forget = () => {
    epoch += 1;
    cached.clear();
  };
  onChange(forget);
  for (const topic of [user.table, PICTURE_CHANGED]) changes.on(topic, forget);

  const accessTo = async (key: string): Promise<Access> => {
    // Publishing periods end at full minutes, as in public-cache.ts.
    const minute = Math.floor(clock.now() / MINUTE);
    const found = cached.get(key);
    if (found?.minute === minute) return found;
    const begun = epoch;
    const access = { ...(await lookUp(services, openTables, key)), minute };
    // A result read before a change must not be cached after it.
    if (begun === epoch) cached.set(key, access);
    return access;
  };

  const previews = previewsWith(services, modules);
  return {
    async of(asked) {
      if (!asked.startsWith(THUMBNAILS)) return accessTo(asked);
      const { key, viewers } = await accessTo(asked.slice(THUMBNAILS.length));
      return { key: THUMBNAILS + key, viewers };
    },
    async isPreviewed(asked, links) {
      const path = shownPath(asked.startsWith(THUMBNAILS) ? asked.slice(THUMBNAILS.length) : asked);
      for (const { page, id, token } of links) {
        const grant = await previews(page, id, token);
        if (!grant) continue;
        if (Object.values(grant.typed).some((value) => typeof value === "string" && value.includes(path))) return true;
        const own = places.filter(({ table }) => table === grant.table).map((place) => showsPath(place, path));
        const { rows } = await sql`
          select 1 from ${sql.table(grant.table)} where id = ${grant.id} and (${sql.join(own, sql` or `)})`.execute(
          database.as<unknown>(),
        );
        if (rows.length > 0) return true;
      }
      return false;
    },
  };
}

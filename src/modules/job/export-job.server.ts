import { stat } from "node:fs/promises";
import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import { FILTER_OPERATORS, type ListQuery } from "../../contract/list-query.ts";
import { inEach, inLanguage, LANGUAGES, type Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { exportToFile } from "../../crud/sheet/export-file.server.ts";
import { fileNameOf } from "../../crud/sheet/export.server.ts";
import type { Exports } from "../../crud/sheet/export-delivery.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { JobKind } from "../../server/jobs/job-kind.ts";
import { newScratchFile } from "../../server/storage/scratch-files.ts";
import { enqueue, storeFile } from "../../server/jobs/queue.ts";
import { installationZone } from "../../server/installation-zone.ts";
import type { Services } from "../../server/services.ts";
import { callerNow } from "../role/role.server.ts";
import { settingsOf } from "../setting/setting.server.ts";
import { exportAccess, accessNarrowed, refuseNarrowed, exportAccessFor } from "./export-access.server.ts";
import { linkTo } from "./links.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { JOB_OUTCOME_TEXTS as texts } from "./outcome-texts.ts";
import { rereadEachSecond } from "./reread-each-second.server.ts";

export const EXPORT = "export";

const exportInput = exportAccess.extend({
  path: z.string(),
  language: z.enum(LANGUAGES),
  // Jobs from before the field were exported in the installation's.
  timeZone: z.string().default(installationZone),
  query: z.object({
    sort: z.array(z.object({ field: z.string(), isDescending: z.boolean() })),
    filters: z.array(z.object({ field: z.string(), operator: z.enum(FILTER_OPERATORS), values: z.array(z.string()) })),
    search: z.string().optional(),
    isBin: z.boolean().optional(),
  }),
});
type ExportInput = z.output<typeof exportInput>;

const storedQuery = ({ sort, filters, search, isBin }: ListQuery): ExportInput["query"] => ({
  sort: [...sort],
  filters: filters.map((filter) => ({ ...filter, values: [...filter.values] })),
  ...(search ? { search } : {}),
  ...(isBin ? { isBin } : {}),
});

const titleOf = ({ title }: Module): Words =>
  inEach((language) => inLanguage(texts.exportOf, language, { title: title[language] }));

/** Exports a list to a workbook. A crash restarts it from the beginning, as it writes nothing but its own file. */
export const exportJob = (services: Services, modules: readonly Module[]): JobKind => ({
  ended: notifyOwner(services, { done: texts.exportDone, failed: texts.exportFailed }),
  async run({ job, signal, progress, log }) {
    const { path, language, timeZone, query, scope } = exportInput.parse(job.input);
    const module = modules.find((each) => each.path === path);
    if (!module || job.owner_id === null) throw new Failure("notFound");
    const ownerId = job.owner_id;
    const checkOwner = rereadEachSecond(async () => {
      const owner = await callerNow(services.database, ownerId, job.permission);
      if (!owner) throw accessNarrowed();
      await refuseNarrowed(services.database, { scope }, owner);
      return owner;
    });
    await checkOwner();
    const file = await newScratchFile(services.env, "xlsx");
    const count = await exportToFile(
      module,
      // With the data scope of the request, which is stored with the file and decides who may download it.
      repositoryOf(module, services).for({ userId: ownerId, ...(scope ? { scope } : {}) }),
      services,
      query as Omit<ListQuery, "page" | "pageSize">,
      { language, timeZone, path: file },
      { signal, progress, mayGoOn: async () => void (await checkOwner()) },
    );
    log(texts.exportLog, { count });
    const { size } = await stat(file);
    return { name: fileNameOf(module, { language, timeZone }, services.clock.now()), path: file, size };
  },
});

/** Lets the engine deliver exports as links or jobs instead of in its reply (setting sys.download.type). */
export const exportsThrough = (services: Services): Exports => {
  const newJob = (module: Module, ownerId: string, input: unknown) => ({
    kind: EXPORT,
    title: titleOf(module),
    input,
    ownerId,
    permission: permissionFor(module, "export"),
    mostAttempts: 3,
  });
  return {
    async way() {
      const { "sys.download.type": type } = await settingsOf(services);
      return type === "2" || type === "3" ? type : "1";
    },
    async keep({ title, bytes }, module, caller) {
      const { userId } = caller;
      const id = await storeFile(services, newJob(module, userId, exportAccessFor(module, caller)), {
        name: title,
        bytes,
        ending: "xlsx",
      });
      return linkTo(services, id, userId);
    },
    begin: (module, query, { caller, ...reader }) =>
      inTransaction(services.database, (trx) => {
        const access = exportAccessFor(module, caller);
        const input: ExportInput = { path: module.path, ...reader, query: storedQuery(query), ...access };
        return enqueue(trx, services, newJob(module, caller.userId, input));
      }),
  };
};

import { withAsciiDigits } from "../../../contract/characters/ascii-digits.ts";
import { Failure } from "../../../contract/errors.ts";
import type { Reply } from "../../../contract/endpoint.ts";
import { enterpriseAddress } from "../../../contract/public/public-addresses.ts";
import { inLanguage, type Language } from "../../../contract/text.ts";
import { recordTitleOf, recordTitles } from "../../../crud/record/record-title.ts";
import type { Row } from "../../../crud/record/columns.server.ts";
import { repositoryOf } from "../../../crud/repository/repository.server.ts";
import { pathsOf } from "../../../crud/tree/tree-paths.server.ts";
import type { RequestContext } from "../../../server/http/route.ts";
import type { Services } from "../../../server/services.ts";
import { division } from "../../division/division.ts";
import { application } from "../application.ts";
import type { ApplicationState, StepKind } from "../application-state.ts";
import type { ApplicationTables } from "../application-tables.server.ts";
import { shownPictures } from "../pictures.server.ts";
import type { applicationPublicCalls, WrittenBefore } from "./public-calls.ts";
import { hasPublicPage } from "../public-page.server.ts";
import { isSecret } from "./secret.server.ts";
import { tryNumber } from "./attempts.server.ts";
import { textIn, freeTextsOf } from "../free-texts.server.ts";

/**
 * Finds an application by number and secret. Throws `notFound` for an unknown number as for a wrong secret (AZ-05),
 * `tooManyRequests`.
 */
export async function openApplication(
  services: Services,
  number: string,
  secret: string,
  { address }: Pick<RequestContext, "address">,
) {
  const normalized = withAsciiDigits(number).toUpperCase();
  const find = () =>
    services.database
      .as<ApplicationTables>()
      .selectFrom("application")
      .select(["id", "number", "secret_hash", "products", "pictures", "licence"])
      .where("number", "=", normalized)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
  let found: Awaited<ReturnType<typeof find>>;
  const isRight = await tryNumber(services, normalized, address, async () => {
    found = await find();
    // An unknown number is compared too, so that the response time reveals nothing.
    return isSecret(services, found?.number ?? "", secret, found?.secret_hash ?? "") && found !== undefined;
  });
  if (!found || !isRight) throw new Failure("notFound");
  return found;
}

type OpenedApplication = Awaited<ReturnType<typeof openApplication>>;

async function writtenIn(
  services: Services,
  row: Row,
  opened: OpenedApplication,
  language: Language,
): Promise<WrittenBefore> {
  const shown = await shownPictures(services, opened.id, "applicant");
  const place = String(row["division"]);
  const above = (await pathsOf(services.database, division, [place]))?.get(place) ?? [];
  const own = await repositoryOf(division, services).get(place);
  return {
    ...freeTextsOf(row),
    type: textIn(row, "type"),
    divisions: [...above, { id: place, title: recordTitles(division, own) }].map(({ id, title }) => ({
      id,
      name: inLanguage(title, language),
    })),
    products: opened.products.map((product) => ({
      ...product,
      months: [...product.months],
      pictures: shown(product.pictures),
    })),
    pictures: shown(opened.pictures),
    licence: shown(opened.licence === null ? [] : [opened.licence])[0] ?? null,
  };
}

interface PublicStep {
  readonly kind: StepKind;
  readonly at: string;
  readonly message: string | null;
}

/** The history without internal steps: all assignments are shown as one `taken`, however often the reviewer changed. */
function publicSteps(steps: readonly PublicStep[]): readonly PublicStep[] {
  const shown: PublicStep[] = [];
  for (const step of steps) {
    const kind = step.kind === "assigned" ? "taken" : step.kind;
    if (kind !== "taken" || shown.at(-1)?.kind !== "taken") shown.push({ ...step, kind });
  }
  return shown;
}

export async function statusOf(
  services: Services,
  { number, secret }: { readonly number: string; readonly secret: string },
  context: RequestContext,
): Promise<Reply<typeof applicationPublicCalls.status>> {
  const { database } = services;
  const opened = await openApplication(services, number, secret, context);
  const row = await repositoryOf(application, services).get(opened.id);
  const state = row["state"] as ApplicationState;
  const steps = await database
    .as<ApplicationTables>()
    .selectFrom("application_step")
    .select(["kind", "at", "message"])
    .where("application_id", "=", opened.id)
    .orderBy("id")
    .execute();
  const made = row["enterprise"] as string | null;
  return {
    number: opened.number,
    state,
    name: recordTitleOf({ ...application, recordTitle: "name" }, row, context.language),
    steps: publicSteps(steps).map(({ kind, at, message }) => ({ kind, at, message: message ?? "" })),
    written: state === "returned" ? await writtenIn(services, row, opened, context.language) : null,
    enterprise: made && (await hasPublicPage(services, made)) ? enterpriseAddress(made) : "",
  };
}

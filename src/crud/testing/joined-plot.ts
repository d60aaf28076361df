import { reference } from "../../fields/reference/reference.ts";
import { references } from "../../fields/references/references.ts";
import { text } from "../../fields/text/text.ts";
import { defineModule } from "../define-module.ts";
import { crop, CROP_SCHEMA } from "./stored-crop.ts";

const words = (en: string) => ({ zh: `${en} zh`, lo: `${en} lo`, en });

/** A module with references to several records, for tests on a database. */
export const plot = defineModule({
  path: "/test/plot",
  table: "plot",
  title: words("plots"),
  record: words("plot"),
  purpose: words("testing"),
  fields: {
    code: text({ label: words("code"), required: true, max: 40 }),
    region: reference({ label: words("region"), to: crop }),
    crops: references({
      label: words("crops"),
      to: crop,
      through: { table: "plot_crop", from: "plot_id", to: "crop_id" },
    }),
    near: references({
      label: words("near"),
      to: "/test/plot",
      through: { table: "plot_near", from: "plot_id", to: "near_id", isBare: true },
    }),
  },
  list: { columns: ["code", "region", "crops"], search: ["code"], sort: "code asc" },
  recordTitle: "code",
  unique: [["code"]],
  scope: { division: "region" },
});

export const PLOT_SCHEMA = `${CROP_SCHEMA}
  create table plot (
    id text primary key, code text not null, region text,
    created_at timestamptz not null, created_by text, updated_at timestamptz not null, updated_by text,
    version integer not null default 1, deleted_at timestamptz, search tsvector not null default '');
  create table plot_crop (
    plot_id text not null references plot (id), crop_id text not null references crop (id),
    created_at timestamptz not null, created_by text, primary key (plot_id, crop_id));
  create table plot_near (
    plot_id text not null references plot (id), near_id text not null references plot (id), primary key (plot_id, near_id));`;

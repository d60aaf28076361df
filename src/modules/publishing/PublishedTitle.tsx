import { Pin } from "lucide-react";
import type { ReactNode } from "react";
import { isInRows, type Module } from "../../crud/define-module.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { ValueCell } from "../../crud/rows/ValueCell.tsx";
import { imagePaths } from "../../fields/images/images.ts";
import { KIND_TRAITS } from "../../fields/kind-traits.ts";
import { useText } from "../../web/i18n/language.tsx";
import { CoverPicture } from "./CoverPicture.tsx";
import style from "./publishing.module.css";
import { PUBLISHING_TEXTS } from "./texts.ts";
import { isPinned } from "./use-publishing.web.ts";

/** The field with the record's main picture, if there is one. */
const pictureField = (module: Module): string | undefined =>
  Object.entries(module.fields).find(([name, { kind }]) => KIND_TRAITS[kind].isPicture && isInRows(module, name))?.[0];

/** The title with picture; pinned records are marked, because they come first on the public site. */
export function titleCell(module: Module) {
  const field = module.fields[module.recordTitle];
  const picture = pictureField(module);
  if (!field) throw new Error(`${module.path}: nothing names a record`);
  const shape = picture === undefined ? undefined : module.fields[picture];
  const isLogo = shape !== undefined && "ratio" in shape && shape.ratio === "1/1";
  return function Title({ row, beneath }: { readonly row: Row; readonly beneath?: ReactNode }) {
    const t = useText();
    const value = picture && Object.entries(row).find(([name]) => name === picture)?.[1];
    const [path = ""] = typeof value === "string" && value !== "" ? imagePaths(value) : [];
    return (
      <span className="line shrinks">
        {picture ? <CoverPicture path={path} className={isLogo ? style.logo : style.cover} /> : null}
        {isPinned(row) ? (
          <span className="center" data-tone="accent" title={t(PUBLISHING_TEXTS.pinned)}>
            <Pin size={14} aria-hidden />
            <span className="visually-hidden">{t(PUBLISHING_TEXTS.pinned)}</span>
          </span>
        ) : null}
        <span className="stack shrinks" data-gap="0">
          <span className={`two-lines ${style.name}`}>
            <ValueCell name={module.recordTitle} field={field} record={row} />
          </span>
          {beneath}
        </span>
      </span>
    );
  };
}

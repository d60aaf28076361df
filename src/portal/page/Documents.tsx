import type { PublicDocument } from "../../fields/public-value.ts";
import { formatBytes } from "../../web/format/bytes.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { PAGE_TEXTS } from "./page-texts.ts";

/** Downloads that belong to a page's text; nothing where there are none. */
export function Documents({ of: documents }: { readonly of: readonly PublicDocument[] }) {
  const t = useText();
  const language = useLanguage();
  if (documents.length === 0) return null;
  return (
    <section className="page-documents" aria-labelledby="documents">
      <h2 id="documents">{t(PAGE_TEXTS.documents)}</h2>
      <ul>
        {documents.map(({ path, name, kind, size }) => (
          <li key={path}>
            <a href={path} download={name}>
              {name}
            </a>
            <small className="tabular">
              {kind.toUpperCase()} · {formatBytes(size, language)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

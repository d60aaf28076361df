import { productAddress } from "../../../contract/public/public-addresses.ts";
import { MONTHS, type ProductTeaser } from "../../../modules/product/product.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { TitleWords } from "../../typography/PublicWords.tsx";
import { SEASON_TEXTS as TEXTS } from "./season-texts.ts";

interface SeasonCalendarProps {
  readonly products: readonly Pick<ProductTeaser, "id" | "name" | "months">[];
  /** The highlighted month, 1 to 12. */
  readonly current: number;
}

/** A table of products by month; those without known months are left out. */
export function SeasonCalendar({ products, current }: SeasonCalendarProps) {
  const t = useText();
  const known = products.filter(({ months }) => months.length > 0);
  if (known.length === 0) return null;
  const months = [...MONTHS].map(([value, words]) => ({ month: Number(value), name: t(words) }));
  return (
    <table className="season-calendar">
      <caption className="visually-hidden">{t(TEXTS.calendar)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t(TEXTS.product)}</span>
          </th>
          {months.map(({ month, name }) => (
            <th key={month} scope="col" data-now={month === current || undefined}>
              <abbr title={name}>{month}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {known.map((product) => (
          <tr key={product.id}>
            <th scope="row">
              <a href={productAddress(product.id)}>
                <TitleWords of={product.name} />
              </a>
            </th>
            {months.map(({ month }) => {
              const isOn = product.months.includes(month);
              return (
                <td key={month} data-on={isOn || undefined} data-now={month === current || undefined}>
                  <span className="visually-hidden">{t(isOn ? TEXTS.isIn : TEXTS.isOut)}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

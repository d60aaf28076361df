import { TextInput } from "../fields/form-inputs.tsx";
import { useTools } from "../form-context.tsx";
import { EMPTY_PRODUCT, type FormValues } from "../application-values.ts";
import { PicturesField } from "../fields/PicturesField.tsx";
import { ProductFields } from "../fields/ProductFields.tsx";

interface StepProductsProps {
  readonly values: FormValues;
  readonly onChange: (change: (now: FormValues) => FormValues) => void;
}

/** Products with pictures, and an introduction of the enterprise. */
export function StepProducts({ values, onChange }: StepProductsProps) {
  const { words, limits } = useTools().data;
  const { products } = values;
  const put = (change: (now: FormValues) => Partial<FormValues>) => onChange((now) => ({ ...now, ...change(now) }));
  return (
    <>
      {products.map((product, index) => (
        <ProductFields
          // oxlint-disable-next-line react/no-array-index-key -- a product has no id before it is sent
          key={index}
          index={index}
          value={product}
          onChange={(change) =>
            put((now) => ({ products: now.products.map((each, at) => (at === index ? change(each) : each)) }))
          }
          onRemove={
            products.length > 1
              ? () => put((now) => ({ products: now.products.filter((_, at) => at !== index) }))
              : undefined
          }
        />
      ))}
      {products.length < (limits["products"] ?? 0) ? (
        <button
          type="button"
          className="button"
          data-quiet=""
          onClick={() => put((now) => ({ products: [...now.products, EMPTY_PRODUCT] }))}
        >
          {words.addProduct}
        </button>
      ) : null}
      <TextInput
        field="introduction"
        label={words.introduction}
        help={words.introductionHelp}
        value={values.introduction}
        onChange={(introduction) => put(() => ({ introduction }))}
        max={limits["introduction"] ?? 0}
        rows={5}
        isOptional
      />
      <PicturesField
        field="pictures"
        label={words.pictures}
        value={values.pictures}
        most={limits["pictures"] ?? 0}
        onChange={(change) => put((now) => ({ pictures: change(now.pictures) }))}
      />
      <PicturesField
        field="licence"
        label={words.licence}
        help={words.licenceHelp}
        value={values.licence ? [values.licence] : []}
        most={1}
        onChange={(change) => put((now) => ({ licence: change(now.licence ? [now.licence] : [])[0] ?? null }))}
      />
    </>
  );
}

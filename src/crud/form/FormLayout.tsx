import { useId, type ReactNode } from "react";
import type { Field } from "../../fields/field.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { SectionLinks } from "../../web/page/SectionLinks.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import type { FormGroup, Module } from "../define-module.ts";
import { formFieldsOf } from "./form-values.ts";
import style from "./form.module.css";

interface FormLayoutProps {
  readonly module: Module;
  /** The control or value of each field. */
  readonly item: (name: string, field: Field) => ReactNode;
  /** Shown above the fields, or first in the panel beside them. */
  readonly head?: ReactNode;
  /** Stands last in the panel, or below the fields. */
  readonly foot?: ReactNode;
}

/**
 * Places the fields of a form: in columns, or by the groups of the declaration with a panel of facts beside the text.
 */
export function FormLayout({ module, item, head, foot }: FormLayoutProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const formId = useId();
  const idOf = ({ fields }: FormGroup) => `${formId}${fields[0]}`;
  const { columns = 1, groups } = module.form ?? {};
  const grid = (fields: readonly [string, Field][], count: number) => (
    <div className={style.fields} data-columns={count}>
      {fields.map(([name, field]) => (
        <div key={name} className={viewOfField(field).isWide ? "across" : undefined}>
          {item(name, field)}
        </div>
      ))}
    </div>
  );
  if (!groups)
    return (
      <>
        {head}
        {grid(formFieldsOf(module), columns)}
        {foot}
      </>
    );
  const aside = groups.filter(({ isAside }) => isAside);
  const beside = groups.filter(({ isAside }) => !isAside);
  // A group without a title is called after its first field.
  const sectionOf = (group: FormGroup) => {
    const title = group.title ?? module.fields[group.fields[0] ?? ""]?.label;
    return title ? [{ id: idOf(group), title }] : [];
  };
  const shown = (group: FormGroup) => {
    const { title, fields, isAside } = group;
    return (
      <section key={fields[0]} id={idOf(group)} tabIndex={-1} className={`shrinks ${style.group}`}>
        {title ? <h2 className="minor">{t(title)}</h2> : null}
        {grid(
          formFieldsOf(module)
            .filter(([name]) => fields.includes(name))
            .toSorted(([one], [other]) => fields.indexOf(one) - fields.indexOf(other)),
          isAside ? 1 : columns,
        )}
      </section>
    );
  };
  return (
    <>
      {isPhone ? <SectionLinks sections={[...beside, ...aside].flatMap(sectionOf)} /> : null}
      <div className={`stack ${style.sides}`} data-gap="24">
        <div className={`shrinks ${style.main}`}>{beside.map(shown)}</div>
        <div className={`card lined ${style.panel}`}>
          {head}
          {aside.map(shown)}
          {foot}
        </div>
      </div>
    </>
  );
}

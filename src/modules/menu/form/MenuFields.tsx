import { useQuery } from "@tanstack/react-query";
import { Form, InputNumber, Select, Switch, TreeSelect } from "antd";
import { isExternal, MENU_TYPES } from "../../../contract/menu.ts";
import { inLanguage, type Words } from "../../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../../contract/validation.ts";
import { FieldItem } from "../../../fields/FieldItem.tsx";
import { LoadingTitle } from "../../../fields/reference/use-chooser.tsx";
import { translatedText } from "../../../fields/translated-text/translated-text.ts";
import { call } from "../../../web/api/call.ts";
import { LimitedInput } from "../../../web/limited-text/LimitedInput.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { MENU_FORM_TEXTS } from "./form-texts.ts";
import { IconPicker } from "./IconPicker.tsx";
import { menuAdmin, type MenuBranch } from "../menu-admin.ts";
import { parentChoices, type MenuFormName, type MenuFormValues, type ParentChoice } from "./menu-form-values.ts";
import { isFixed, type Placeable } from "../tree/menu-positions.ts";
import { MENU_TEXTS } from "../texts.ts";
import { titleOf } from "../use-menus.web.ts";
import form from "../../../crud/form/form.module.css";
import style from "./menu-form.module.css";
import { useClearButton } from "../../../web/components/clear-button.ts";

export const MENU_LABELS: Readonly<Record<MenuFormName, Words>> = {
  type: MENU_TEXTS.type,
  parentId: MENU_FORM_TEXTS.parent,
  title: MENU_FORM_TEXTS.title,
  icon: MENU_FORM_TEXTS.icon,
  path: MENU_TEXTS.path,
  component: MENU_FORM_TEXTS.component,
  redirect: MENU_FORM_TEXTS.redirect,
  name: MENU_FORM_TEXTS.routeName,
  permission: MENU_TEXTS.permission,
  sort: MENU_TEXTS.sort,
  hidden: MENU_FORM_TEXTS.hidden,
  noCache: MENU_FORM_TEXTS.noCache,
  alwaysShow: MENU_FORM_TEXTS.alwaysShow,
};

export const TYPES = [
  [MENU_TYPES.directory, MENU_TEXTS.directory],
  [MENU_TYPES.page, MENU_TEXTS.page],
  [MENU_TYPES.hiddenPage, MENU_TEXTS.hiddenPage],
  [MENU_TYPES.button, MENU_TEXTS.button],
] as const;
/** Components that only hold the pages below them (§2). */
const NESTING = ["Layout", "Empty"];
const TITLE = translatedText({ label: MENU_LABELS.title, max: 100 });

interface ParentNode {
  readonly value: string;
  readonly title: string;
  readonly disabled: boolean;
  readonly children: ParentNode[];
}

interface MenuFieldsProps {
  readonly branches: readonly MenuBranch[];
  readonly entry: MenuBranch | undefined;
  readonly start: MenuFormValues;
}

/** Name and label of a `Form.Item`. */
const useItem = () => {
  const t = useText();
  return (name: MenuFormName) => ({ name, label: t(MENU_LABELS[name]) });
};
const useRequired = () => {
  const t = useText();
  return [{ required: true, whitespace: true, message: t(VALIDATION_TEXTS.required) }];
};

const useLongest = () => {
  const t = useText();
  return (max: number) => ({ max, message: t(VALIDATION_TEXTS.tooLong, { max }) });
};

function SortItem() {
  const item = useItem();
  return (
    <Form.Item {...item("sort")}>
      <InputNumber min={0} max={1_000_000} precision={0} />
    </Form.Item>
  );
}

function SwitchItem({ name }: { readonly name: MenuFormName }) {
  const item = useItem();
  return (
    <Form.Item {...item(name)} valuePropName="checked" layout="horizontal" colon={false}>
      <Switch size="small" />
    </Form.Item>
  );
}

/** Fields of all entries but buttons: icon, order and path. */
function PlaceItems({ isDeclared }: { readonly isDeclared: boolean }) {
  const t = useText();
  const item = useItem();
  const required = useRequired();
  const longest = useLongest();
  return (
    <>
      <Form.Item {...item("icon")}>
        <IconPicker />
      </Form.Item>
      <SortItem />
      <Form.Item
        {...item("path")}
        rules={[...required, longest(500)]}
        className="across"
        {...(isDeclared ? {} : { extra: t(MENU_FORM_TEXTS.pathHelp) })}
      >
        <LimitedInput max={500} disabled={isDeclared} />
      </Form.Item>
    </>
  );
}

/** Fields of entries that open a view of the console. */
function ViewItems({ isDirectory, isDeclared }: { readonly isDirectory: boolean; readonly isDeclared: boolean }) {
  const t = useText();
  const item = useItem();
  const required = useRequired();
  const longest = useLongest();
  return (
    <>
      <Form.Item {...item("component")} rules={isDirectory ? [] : required} className="across">
        <ViewSelect isDirectory={isDirectory} isRequired={!isDirectory} isDisabled={isDeclared} />
      </Form.Item>
      {isDirectory ? (
        <Form.Item {...item("redirect")} rules={[longest(500)]} extra={t(MENU_FORM_TEXTS.redirectHelp)}>
          <LimitedInput max={500} />
        </Form.Item>
      ) : null}
      <Form.Item {...item("name")} rules={[longest(100)]}>
        <LimitedInput max={100} />
      </Form.Item>
    </>
  );
}

/** The fields of an entry of the chosen type; declared values are read-only. */
export function MenuFields({ branches, entry, start }: MenuFieldsProps) {
  const t = useText();
  const item = useItem();
  const required = useRequired();
  const longest = useLongest();
  const values = Form.useFormInstance<MenuFormValues>();
  const type = Form.useWatch("type", values) ?? start.type;
  const path = Form.useWatch("path", values) ?? start.path;
  const isDeclared = entry?.isDeclared ?? false;
  const isButton = type === MENU_TYPES.button;
  const isDirectory = type === MENU_TYPES.directory;
  // A new entry has no parent yet, so all places its type may have are offered.
  const parents = useParentNodes(branches, { ...(entry ?? NEW_ENTRY), type });
  return (
    <div className={form.fields} data-columns="2">
      <Form.Item {...item("type")}>
        <Select disabled={isDeclared} options={TYPES.map(([value, text]) => ({ value, label: t(text) }))} />
      </Form.Item>
      <Form.Item
        {...item("parentId")}
        rules={isButton ? [{ required: true, message: t(VALIDATION_TEXTS.required) }] : []}
      >
        <TreeSelect
          showSearch={{ treeNodeFilterProp: "title" }}
          treeDefaultExpandAll
          disabled={entry !== undefined && isFixed(entry)}
          treeData={parents}
        />
      </Form.Item>
      <div className="across">
        <FieldItem name="title" field={TITLE} isStored={entry !== undefined} />
      </div>
      {isButton ? null : <PlaceItems isDeclared={isDeclared} />}
      {isButton || isExternal(path) ? null : <ViewItems isDirectory={isDirectory} isDeclared={isDeclared} />}
      <Form.Item
        {...item("permission")}
        rules={[...(isButton ? required : []), longest(100)]}
        {...(isDeclared ? {} : { extra: t(MENU_FORM_TEXTS.permissionHelp) })}
      >
        <LimitedInput max={100} disabled={isDeclared} />
      </Form.Item>
      {isButton ? (
        <SortItem />
      ) : (
        <div className={style.switches}>
          <SwitchItem name="hidden" />
          <SwitchItem name={isDirectory ? "alwaysShow" : "noCache"} />
        </div>
      )}
    </div>
  );
}

/** Possible parents as tree nodes; entries that only lead to one are disabled. */
function useParentNodes(branches: readonly MenuBranch[], moved: Placeable): ParentNode[] {
  const t = useText();
  const language = useLanguage();
  const nodeOf = ({ branch, isAncestorOnly, below }: ParentChoice): ParentNode => ({
    value: branch.id,
    title: titleOf(branch, language),
    disabled: isAncestorOnly,
    children: below.map(nodeOf),
  });
  return [
    ...(moved.type === MENU_TYPES.button
      ? []
      : [{ value: "", title: t(MENU_FORM_TEXTS.top), disabled: false, children: [] }]),
    ...parentChoices(branches, moved).map(nodeOf),
  ];
}

interface ViewSelectProps {
  readonly isDirectory: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  /** Set by `Form.Item`. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (name: string) => void;
}

/** Chooses the view an entry opens; a stored view that does not exist stays selectable. */
function ViewSelect({ isDirectory, isRequired, isDisabled, ...control }: ViewSelectProps) {
  const { value } = control;
  const t = useText();
  const clearing = useClearButton(!isRequired);
  const language = useLanguage();
  const views = useQuery({
    queryKey: ["/sys/menu", "views"],
    queryFn: ({ signal }) => call(menuAdmin.views, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = [
    ...(isDirectory ? NESTING.map((name) => ({ value: name, label: name })) : []),
    ...(views.data ?? []).map(({ name, title }) => ({
      value: name,
      label: `${inLanguage(title, language)} · ${name}`,
    })),
  ];
  const isUnknown = value && views.isSuccess && !known.some((each) => each.value === value);
  return (
    <Select
      {...control}
      allowClear={clearing}
      showSearch={{ optionFilterProp: "label" }}
      disabled={isDisabled}
      loading={views.isPending}
      options={isUnknown ? [...known, { value, label: t(MENU_FORM_TEXTS.unknownView, { name: value }) }] : known}
      // Hides the view's name until its title is loaded.
      {...(views.isPending ? { labelRender: () => <LoadingTitle /> } : {})}
    />
  );
}

const NEW_ENTRY = { id: "", parentId: "none", isDeclared: false, children: [] } as const satisfies Partial<Placeable>;

import { Button, Progress } from "antd";
import { ArrowDown, ArrowUp, Download, FilePlus2, X } from "lucide-react";
import { useEffect, useRef, type ClipboardEvent, type DragEvent, type SyntheticEvent } from "react";
import { DOCUMENT_KINDS, documentKindOf } from "../../contract/files/documents.ts";
import type { StoredDocument } from "../../contract/files/stored-documents.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { LimitedInput } from "../../web/limited-text/LimitedInput.tsx";
import { PICTURES_TEXTS } from "../../web/picture-upload/texts.ts";
import type { Upload } from "../../web/upload-queue/uploads.ts";
import type { CellProps, InputProps } from "../field-view.web.ts";
import { useInputValidity } from "../input-validity.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import { DOCUMENT_TEXTS } from "./document-texts.ts";
import {
  attachedDocuments,
  documentsText,
  LONGEST_DOCUMENT_NAME,
  type AttachedDocument,
  type DocumentsField,
} from "./documents.ts";
import { useDocumentUploads } from "./use-document-uploads.web.ts";
import style from "./documents.module.css";

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The names as downloads. */
export function DocumentNames({ value }: CellProps<DocumentsField>) {
  return (
    <ul className="stack" data-gap="4">
      {attachedDocuments(value).map(({ path, name }) => (
        <li key={path}>
          <a href={path} download={name}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly document: AttachedDocument;
  readonly index: number;
  readonly count: number;
  readonly onRename: (name: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function DocumentLine({ document: { path, name }, index, count, onRename, onMove, onRemove }: LineProps) {
  const t = useText();
  return (
    <li className={`line ${style.document}`} data-gap="0">
      <span className={`note ${style.kind}`}>{documentKindOf(path)?.toUpperCase()}</span>
      <LimitedInput
        className="grow"
        variant="borderless"
        value={name}
        max={LONGEST_DOCUMENT_NAME}
        aria-label={t(DOCUMENT_TEXTS.nameOf, { place: index + 1 })}
        onChange={({ target }) => onRename(target.value)}
      />
      <IconButton
        size="small"
        label={t(DOCUMENT_TEXTS.earlier, { name })}
        icon={<ArrowUp {...look} />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        size="small"
        label={t(DOCUMENT_TEXTS.later, { name })}
        icon={<ArrowDown {...look} />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton
        size="small"
        label={t(DOCUMENT_TEXTS.open, { name })}
        icon={<Download {...look} />}
        href={path}
        download={name}
      />
      <IconButton size="small" label={t(DOCUMENT_TEXTS.remove, { name })} icon={<X {...look} />} onClick={onRemove} />
    </li>
  );
}

interface UploadLineProps {
  readonly upload: Upload<StoredDocument>;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function UploadLine({ upload: { file, state, percent, reason, canRetry }, onRetry, onRemove }: UploadLineProps) {
  const t = useText();
  const hasFailed = state === "failed";
  return (
    <li className={`row ${style.document}`} data-gap="8" role={hasFailed ? "alert" : undefined}>
      <span className={`grow breakable ${style.upload}`} data-tone={hasFailed ? "wrong" : undefined}>
        {hasFailed ? t(PICTURES_TEXTS.refused, { name: file.name, reason }) : file.name}
        {hasFailed ? null : <Progress percent={percent} size="small" aria-label={file.name} />}
      </span>
      {hasFailed && canRetry ? (
        <Button size="small" type="link" onClick={onRetry}>
          {t(FIELD_TEXTS.retry)}
        </Button>
      ) : null}
      <IconButton
        size="small"
        label={t(DOCUMENT_TEXTS.remove, { name: file.name })}
        icon={<X {...look} />}
        onClick={onRemove}
      />
    </li>
  );
}

/** The documents of the value, and changes to the newest value, also from uploads that end later. */
function useDocuments(value: string | undefined, onChange: ((value: string) => void) | undefined) {
  const newest = useRef(value);
  useEffect(() => void (newest.current = value), [value]);
  const change = (to: (documents: readonly AttachedDocument[]) => readonly AttachedDocument[]) => {
    newest.current = documentsText(to(attachedDocuments(newest.current)));
    onChange?.(newest.current);
  };
  return { documents: attachedDocuments(value), change };
}

const moved = (documents: readonly AttachedDocument[], from: number, to: number): AttachedDocument[] => {
  const rest = documents.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...documents.slice(from, from + 1), ...rest.slice(to)];
};

type Documents = ReturnType<typeof useDocuments>;

/** The documents of the value, with their names, order and removal. */
function DocumentLines({ documents, change }: Documents) {
  return documents.map(({ path, name }, index) => (
    <DocumentLine
      key={path}
      document={{ path, name }}
      index={index}
      count={documents.length}
      onRename={(to) => change((now) => now.map((each) => (each.path === path ? { ...each, name: to } : each)))}
      onMove={(to) => change((now) => moved(now, index, to))}
      onRemove={() => change((now) => now.filter((each) => each.path !== path))}
    />
  ));
}

interface AddProps extends Omit<InputProps<DocumentsField>, "value" | "onChange"> {
  readonly isFull: boolean;
  readonly onAdd: (files: Iterable<File>) => void;
}

function Add({ field, id, isFull, onAdd, ...control }: AddProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={picker}
        type="file"
        style={{ display: "none" }} // the kit shows hidden ones in forms
        multiple
        accept={DOCUMENT_KINDS.map((kind) => `.${kind}`).join(",")}
        onChange={({ target }) => {
          onAdd(target.files ?? []);
          target.value = "";
        }}
      />
      <Button
        {...control}
        {...(id === undefined ? {} : { id })}
        type="dashed"
        icon={<FilePlus2 {...look} />}
        aria-label={`${t(field.label)}: ${t(DOCUMENT_TEXTS.add)}`} // screen readers need the field and the action
        disabled={isFull}
        onClick={() => picker.current?.click()}
      >
        {t(DOCUMENT_TEXTS.add)}
      </Button>
      <div className="note below">{t(DOCUMENT_TEXTS.rule, { most: field.most })}</div>
    </div>
  );
}

/** The documents in order, with the names that readers see; new ones are chosen, dropped or pasted, and appended. */
export function DocumentsInput({ value, onChange, ...control }: InputProps<DocumentsField>) {
  const { field } = control;
  const t = useText();
  const { documents, change } = useDocuments(value, onChange);
  const { uploads, refused, add, retry, remove } = useDocumentUploads(field.basePath, ({ filePath, fileName }) =>
    change((now) => [...now, { path: filePath, name: fileName.slice(-LONGEST_DOCUMENT_NAME) }]),
  );
  const isUnderWay = uploads.some(({ state }) => state === "waiting" || state === "sending");
  useInputValidity(() => (isUnderWay ? t(DOCUMENT_TEXTS.notStored) : ""));
  const room = field.most - documents.length - uploads.length;
  const take = (event: SyntheticEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    add(files, room);
  };
  return (
    <div
      className="stack"
      onDragOver={(event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event: DragEvent) => take(event, event.dataTransfer.files)}
      onPaste={(event: ClipboardEvent) => take(event, event.clipboardData.files)}
    >
      {documents.length + uploads.length > 0 ? (
        <ol className="stack" data-gap="4" aria-label={t(field.label)}>
          <DocumentLines documents={documents} change={change} />
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ol>
      ) : null}
      {refused.length > 0 ? (
        <div role="alert" data-tone="wrong">
          {refused.map(({ name, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may share a name
            <p key={index}>{t(PICTURES_TEXTS.refused, { name, reason: t(reason) })}</p>
          ))}
        </div>
      ) : null}
      <Add {...control} isFull={room <= 0} onAdd={(files) => add(files, room)} />
    </div>
  );
}

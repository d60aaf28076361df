import { PersonName } from "../../web/components/PersonName.tsx";
import { Button, Descriptions, Progress } from "antd";
import { Copy, Replace, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from "react";
import { IMAGE_TYPES } from "../../contract/files/upload.ts";
import { PictureWords } from "../../web/picture-upload/PictureWords.tsx";
import { STORED_TEXTS } from "../../web/picture-upload/stored-texts.ts";
import { copyText } from "../../web/clipboard/copy-text.ts";
import { Drawer } from "../../web/components/Drawer.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { IconButton } from "../../web/components/IconButton.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatBytes } from "../../web/format/bytes.ts";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { useCan } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { useAskedClosing } from "../../web/page/use-asked-closing.ts";
import type { PictureUse, StoredPicture } from "./file-calls.ts";
import { FILE_LIST_TEXTS as listTexts } from "./list-texts.ts";
import { FILE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { usePicture, useRefreshFiles, useRemoval, useReplacing } from "./use-files.web.ts";
import { Toolbar } from "../../web/page/Toolbar.tsx";
import style from "./file.module.css";

function Uses({ uses }: { readonly uses: readonly PictureUse[] }) {
  const t = useText();
  const { open } = usePage();
  if (uses.length === 0) return <p data-tone="quiet">{t(texts.noUses)}</p>;
  return (
    <ul className="stack" data-gap="0">
      {uses.map(({ address, place, title, isInBin }, index) => {
        const words = title === "" ? place : `${place} · ${title}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- nothing names a use: one record may show a picture twice
          <li key={index}>
            {address === "" ? (
              words
            ) : (
              <Button type="link" className="in-words" onClick={() => open(address)}>
                {words}
              </Button>
            )}
            {isInBin ? <small>{t(texts.inBin)}</small> : null}
          </li>
        );
      })}
    </ul>
  );
}

type Picture = NonNullable<ReturnType<typeof usePicture>["data"]>;

/** The used share of the owner's quota. */
function Quota({ of: quota }: { readonly of: Picture["quota"] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <span className={`grow tabular ${style.quota}`}>
      <Progress
        size="small"
        showInfo={false}
        percent={Math.max((quota.files / quota.mostFiles) * 100, (quota.bytes / quota.mostBytes) * 100)}
        aria-label={t(texts.quota)}
      />
      {t(texts.quotaUsed, {
        files: quota.files,
        mostFiles: quota.mostFiles,
        bytes: formatBytes(quota.bytes, language),
        mostBytes: formatBytes(quota.mostBytes, language),
      })}
      {quota.isCounted ? null : (
        <>
          <br />
          <small>{t(texts.notCounted)}</small>
        </>
      )}
    </span>
  );
}

interface FactsProps {
  readonly of: Picture;
  readonly onOwner: (id: string) => void;
}

/** Facts about a picture, besides its description. */
function Facts({ of: picture, onOwner }: FactsProps) {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const { fileName, filePath, fileSize, width, height, ownerId, ownerName, createdAt, quota } = picture;
  const copy = async () =>
    (await copyText(new URL(filePath, location.origin).href))
      ? feedback.success(t(texts.copied))
      : feedback.error(t(texts.notCopied));
  const lines: [string, ReactNode][] = [
    [t(listTexts.name), fileName],
    [
      t(texts.address),
      <span key="address" className={`breakable ${style.address}`}>
        <a href={filePath} target="_blank" rel="noreferrer">
          {filePath}
        </a>
        <IconButton size="small" label={t(texts.copy)} icon={<Copy size={14} />} onClick={() => void copy()} />
      </span>,
    ],
    [t(listTexts.size), formatBytes(fileSize, language)],
    [
      t(listTexts.by),
      <Button key="by" type="link" className="in-words" onClick={() => onOwner(ownerId)}>
        <PersonName name={ownerName} />
      </Button>,
    ],
    [t(listTexts.when), formatMoment(createdAt, language)],
    [t(texts.quota), <Quota key="quota" of={quota} />],
  ];
  if (width > 0) lines.splice(3, 0, [t(texts.dimensions), `${width} × ${height}`]);
  return (
    <Descriptions
      column={1}
      colon={false}
      size="small"
      styles={{ label: { width: 120 } }}
      items={lines.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}

interface DetailsProps {
  readonly id: string;
  readonly onOwner: (id: string) => void;
  readonly onRemoved: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

function Details({ id, onOwner, onRemoved, onDirty }: DetailsProps) {
  const t = useText();
  const { data: picture, error, refetch } = usePicture(id);
  const refresh = useRefreshFiles();
  const canDescribe = useCan("sys:file:update");
  if (error && !picture) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!picture) return <LinesSkeleton />;
  const { fileName, filePath, width, uses } = picture;
  return (
    <div className="stack" data-gap="16">
      {width === 0 ? null : <img className={style.whole} src={filePath} alt={fileName} />}
      <Facts of={picture} onOwner={onOwner} />
      {canDescribe && width > 0 ? (
        <>
          <h3>{t(STORED_TEXTS.words)}</h3>
          <PictureWords key={picture.id} picture={picture} onSaved={() => void refresh()} onDirty={onDirty} />
        </>
      ) : null}
      <h3>{t(texts.uses)}</h3>
      <Uses uses={uses} />
      <Actions picture={picture} isUsed={uses.length > 0} onRemoved={onRemoved} />
    </div>
  );
}

interface ActionsProps {
  readonly picture: StoredPicture;
  readonly isUsed: boolean;
  readonly onRemoved: () => void;
}

function Actions({ picture, isUsed, onRemoved }: ActionsProps) {
  const t = useText();
  const whyNot = useId();
  const canReplace = useCan("sys:file:update") && picture.width > 0;
  const canRemove = useCan("sys:file:delete");
  const remove = useRemoval();
  const replacing = useReplacing();
  const { button } = useBusyButtons();
  const picker = useRef<HTMLInputElement>(null);
  if (!canReplace && !canRemove) return null;
  return (
    <Toolbar>
      {canReplace ? (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            accept={IMAGE_TYPES.join(",")}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) replacing.mutate({ picture, file });
              target.value = "";
            }}
          />
          <Button icon={<Replace size={16} />} loading={replacing.isPending} onClick={() => picker.current?.click()}>
            {t(texts.replace)}
          </Button>
        </>
      ) : null}
      {canRemove ? (
        <Button
          danger
          icon={<Trash2 size={16} />}
          {...button("remove", async () => {
            if (await remove([picture], picture.fileName)) onRemoved();
          })}
          {...(isUsed ? { disabled: true, "aria-describedby": whyNot } : {})}
        >
          {t(texts.remove)}
        </Button>
      ) : null}
      {canReplace ? <small className="own-line">{t(texts.replaceHelp)}</small> : null}
      {canRemove && isUsed ? (
        <small id={whyNot} className="own-line">
          {t(texts.removeNotYet)}
        </small>
      ) : null}
    </Toolbar>
  );
}

interface FileDrawerProps extends Pick<DetailsProps, "onOwner"> {
  readonly id: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** A picture's details, its uses and actions. */
export function FileDrawer({ id, onOwner, onOpen, onClose }: FileDrawerProps) {
  const t = useText();
  const [isDirty, setDirty] = useState(false);
  // The browser's Back takes the picture out of the address without asking: it stays here as long as text is unsaved.
  const [shown, setShown] = useState(id);
  if (id !== shown && !isDirty) setShown(id);
  const { close, leave } = useAskedClosing(isDirty, () => {
    setDirty(false);
    onClose();
  });
  const askAboutHeld = useEffectEvent(() => {
    if (shown !== undefined) onOpen(shown);
    void close();
  });
  const isHeld = id !== shown;
  useEffect(() => {
    if (isHeld) askAboutHeld();
  }, [isHeld]);
  return (
    <Drawer
      open={shown !== undefined}
      onClose={() => void close()}
      destroyOnHidden
      size={520}
      title={t(listTexts.file)}
    >
      {shown === undefined ? null : (
        <Details key={shown} id={shown} onOwner={onOwner} onRemoved={leave} onDirty={setDirty} />
      )}
    </Drawer>
  );
}

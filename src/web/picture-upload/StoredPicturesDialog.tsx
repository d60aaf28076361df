import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pagination } from "antd";
import { useEffect, useState } from "react";
import { PICTURES_PER_PAGE, storedPictures, type ChosenPicture } from "../../contract/files/stored-pictures.ts";
import { call } from "../api/call.ts";
import { EmptyState } from "../components/states/EmptyState.tsx";
import { ErrorState } from "../components/states/ErrorState.tsx";
import { Modal } from "../components/Modal.tsx";
import { SearchInput } from "../components/SearchInput.tsx";
import { BoxesSkeleton } from "../components/states/ShapeSkeletons.tsx";
import { useLanguage, useText } from "../i18n/language.tsx";
import { calledIn } from "./picture-words.ts";
import { PictureWords } from "./PictureWords.tsx";
import { STORED_TEXTS as TEXTS } from "./stored-texts.ts";
import style from "./stored.module.css";

const DEBOUNCE = 300; // ms
const KEY = storedPictures.list.path;

/** The search follows the typed text after a pause. */
function useSearch() {
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState({ search: "", page: 1 });
  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((now) => (now.search === words.trim() ? now : { search: words.trim(), page: 1 })),
      DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [words]);
  return { words, setWords, asked, turnTo: (page: number) => setAsked((now) => ({ ...now, page })) };
}

/** The chosen pictures, in the order in which they were chosen; of one alone the last that was pressed. */
function useChosen(most: number) {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const isChosen = ({ id }: ChosenPicture) => chosen.some((each) => each.id === id);
  const press = (picture: ChosenPicture) => {
    if (isChosen(picture)) setChosen(chosen.filter(({ id }) => id !== picture.id));
    else if (most === 1) setChosen([picture]);
    else if (chosen.length < most) setChosen([...chosen, picture]);
  };
  const exchange = (saved: ChosenPicture) =>
    setChosen((now) => now.map((each) => (each.id === saved.id ? saved : each)));
  return { chosen, isChosen, press, exchange };
}

interface PictureGridProps {
  readonly pictures: readonly ChosenPicture[];
  readonly isBusy: boolean;
  readonly isChosen: (picture: ChosenPicture) => boolean;
  readonly onPress: (picture: ChosenPicture) => void;
  /** Takes the picture at once. */
  readonly onTake: (picture: ChosenPicture) => void;
}

function PictureGrid({ pictures, isBusy, isChosen, onPress, onTake }: PictureGridProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <ul className={`stack ${style.grid}`} data-gap="12" aria-label={t(TEXTS.list)} aria-busy={isBusy}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className="pressable stack"
            data-gap="2"
            aria-pressed={isChosen(picture)}
            aria-label={calledIn(picture, language)}
            title={picture.fileName}
            onClick={() => onPress(picture)}
            onDoubleClick={() => onTake(picture)}
          >
            <img
              className="thumb"
              src={picture.thumbPath}
              alt=""
              width={120}
              height={120}
              loading="lazy"
              decoding="async"
            />
            <span className="cut">{calledIn(picture, language)}</span>
            <small className="cut tabular">
              {picture.width} × {picture.height}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function NoPictures({ isSearch }: { readonly isSearch: boolean }) {
  const t = useText();
  return isSearch ? (
    <EmptyState title={t(TEXTS.noFind)} text={t(TEXTS.noFindText)} />
  ) : (
    <EmptyState title={t(TEXTS.none)} text={t(TEXTS.noneText)} />
  );
}

interface WordsOfLastProps {
  readonly picture: ChosenPicture;
  readonly onSaved: (saved: ChosenPicture) => void;
}

/** The description of the picture chosen last, to be read and edited. */
function WordsOfLast({ picture, onSaved }: WordsOfLastProps) {
  const t = useText();
  const language = useLanguage();
  const client = useQueryClient();
  return (
    <details className="breakable">
      <summary>
        {t(TEXTS.words)}: {calledIn(picture, language)}
      </summary>
      <PictureWords
        key={picture.id}
        picture={picture}
        onSaved={(saved) => {
          onSaved(saved);
          void client.invalidateQueries({ queryKey: [KEY] });
        }}
      />
    </details>
  );
}

interface StoredPicturesDialogProps {
  /** Folder of the field, such as `/file/news/`. */
  readonly basePath: string;
  /** Width to height that the field asks for; pictures of about that come first. */
  readonly shape?: string | undefined;
  /** How many pictures may be chosen. */
  readonly most: number;
  readonly onCancel: () => void;
  /** Receives the chosen pictures in the order in which they were chosen. */
  readonly onConfirm: (chosen: readonly ChosenPicture[]) => void;
}

/** A grid of the stored pictures that this person sees anyway, to use one again. */
export function StoredPicturesDialog({ basePath, shape, most, onCancel, onConfirm }: StoredPicturesDialogProps) {
  const t = useText();
  const { words, setWords, asked, turnTo } = useSearch();
  const { chosen, isChosen, press, exchange } = useChosen(most);
  const list = useQuery({
    queryKey: [KEY, basePath, shape, asked],
    queryFn: ({ signal }) =>
      call(storedPictures.list, { basePath, ...(shape === undefined ? {} : { shape }), ...asked }, { signal }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  const { rows = [], total = 0 } = list.data ?? {};
  const last = chosen.at(-1);
  return (
    <Modal
      title={t(TEXTS.title)}
      open
      width={820}
      onCancel={onCancel}
      okText={chosen.length > 1 ? t(TEXTS.takeSeveral, { count: chosen.length }) : t(TEXTS.take)}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => onConfirm(chosen)}
    >
      <div className={`stack ${style.dialog}`} data-gap="12">
        <SearchInput label={t(TEXTS.search)} value={words} onType={setWords} />
        {list.isPending ? <BoxesSkeleton boxes={12} minWidth={124} /> : null}
        {list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : null}
        {list.data && rows.length === 0 ? <NoPictures isSearch={asked.search !== ""} /> : null}
        {rows.length > 0 ? (
          <PictureGrid
            pictures={rows}
            isBusy={list.isFetching}
            isChosen={isChosen}
            onPress={press}
            onTake={(picture) => onConfirm([picture])}
          />
        ) : null}
        {total > PICTURES_PER_PAGE ? (
          <Pagination
            size="small"
            align="end"
            showSizeChanger={false}
            pageSize={PICTURES_PER_PAGE}
            current={asked.page}
            total={total}
            onChange={turnTo}
          />
        ) : null}
        {last?.isDescribable ? <WordsOfLast picture={last} onSaved={exchange} /> : null}
      </div>
    </Modal>
  );
}

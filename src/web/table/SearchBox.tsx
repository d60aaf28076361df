import type { InputRef } from "antd";
import Input from "antd/es/input/Input";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type Ref } from "react";
import { ClearIcon } from "../components/ClearIcon.tsx";
import style from "./search-box.module.css";

const PAUSE = 150; // ms without typing before a search is sent; further typing restarts it

interface SearchBoxProps {
  readonly label: string;
  readonly asked: string;
  readonly onAsk: (search: string | undefined) => void;
  /** Told when the box begins or ceases to hold words that were not asked for yet. */
  readonly onTyping: (isTyping: boolean) => void;
  readonly box: Ref<InputRef>;
}

/** Search box that calls `onAsk` when typing pauses, or at once on Enter. `asked` is the present query. */
export function SearchBox({ label, asked, onAsk, onTyping, box }: SearchBoxProps) {
  const [typed, setTyped] = useState(asked);
  const [last, setLast] = useState(asked);
  const [own, setOwn] = useState(asked);
  // The address changed by other means (reset, a link): the box follows. Its own question, which comes back without the
  // space that a next word begins with, changes nothing.
  if (last !== asked) {
    setLast(asked);
    if (asked !== own) {
      setOwn(asked);
      setTyped(asked);
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useEffectEvent(() => {
    clearTimeout(timer.current);
    onTyping(false);
  });
  useEffect(() => () => forget(), []);
  const ask = (text: string) => {
    clearTimeout(timer.current);
    onTyping(false);
    if (text.trim() === asked) return;
    setOwn(text.trim());
    onAsk(text.trim() || undefined);
  };
  // A change of the address during the pause (a row opened, a filter set) must outlast it.
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const later = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), PAUSE);
  };
  return (
    <Input
      ref={box}
      className={style.search}
      prefix={<Search size={16} aria-hidden />}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts="/"
      type="search"
      autoComplete="off"
      maxLength={100}
      allowClear={{ clearIcon: <ClearIcon /> }}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onTyping(event.target.value.trim() !== asked);
        // Half-typed pinyin is not a question yet.
        if (!(event.nativeEvent as InputEvent).isComposing) later(event.target.value);
      }}
      onCompositionEnd={(event) => later(event.currentTarget.value)}
      onPressEnter={() => ask(typed)}
      onKeyDown={(event) => event.key === "Escape" && typed !== "" && (event.stopPropagation(), setTyped(""), ask(""))}
    />
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Input } from "antd";
import { Check, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { call } from "../../../web/api/call.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { SETTING_TEXTS } from "../screen-texts.ts";
import { MAX_SAMPLE_LETTERS, MAX_SAMPLES, settingAdmin } from "../setting-admin.ts";
import { SETTINGS_PAGE } from "../setting.ts";
import style from "./settings.module.css";

const FIRST_SAMPLES = ["mekong", "mekong2026", "Mekong-2026", "12345678"];
const PAUSE = 400; // ms without typing before the server is called

/** The value after a pause in typing. */
function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

interface PatternEditorProps {
  readonly value: string;
  readonly label: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly onType: (value: string) => void;
}

/** Results of the pattern on sample passwords, one per line, from the server after a pause in typing. */
function useTrial(value: string, typed: string) {
  const t = useText();
  const pattern = usePaused(value);
  const text = usePaused(typed);
  const samples = text
    .split("\n")
    .map((line) => line.slice(0, MAX_SAMPLE_LETTERS))
    .filter((line) => line !== "")
    .slice(0, MAX_SAMPLES);
  const answer = useQuery({
    queryKey: [SETTINGS_PAGE.path, "try", pattern, samples],
    queryFn: ({ signal }) => call(settingAdmin.tryPattern, { pattern, samples }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0, // users may enter real passwords as samples
    retry: false,
    meta: { showsOwnError: true },
  });
  const { passes = [], refused = [] } = answer.isError || answer.isPlaceholderData ? {} : (answer.data ?? {});
  const wordsOf = (fits: boolean, why: string) => {
    if (!fits) return t(SETTING_TEXTS.fails);
    return why === "" ? t(SETTING_TEXTS.passes) : t(SETTING_TEXTS.refused, { why });
  };
  return {
    isWaiting: answer.isFetching || pattern !== value || text !== typed,
    problem: answer.isError ? answer.error.message : (answer.data?.problem ?? ""),
    results: passes.map((fits, at) => {
      const why = refused[at] ?? "";
      return { sample: samples[at], isGood: fits && why === "", words: wordsOf(fits, why) };
    }),
  };
}

/**
 * Edits the password pattern and tries it on samples. The server runs it in a worker that can be terminated; the
 * browser never runs a pattern (W10).
 */
export function PatternEditor({ value, label, describedBy, isInvalid, onType }: PatternEditorProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(FIRST_SAMPLES.join("\n"));
  const { isWaiting, problem, results } = useTrial(value, typed);
  return (
    <div className={style.pattern}>
      <Input
        className={style.code ?? ""}
        aria-label={label}
        aria-describedby={`${describedBy} ${id}-state`}
        {...(isInvalid || problem !== "" ? { status: "error" as const, "aria-invalid": "true" as const } : {})}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <p
        id={`${id}-state`}
        role="status"
        className="note"
        data-tone={!isWaiting && problem !== "" ? "wrong" : undefined}
      >
        {isWaiting ? t(SETTING_TEXTS.trying) : problem || t(SETTING_TEXTS.vetted)}
      </p>
      <fieldset className={`well ${style.tester}`}>
        <legend className="note">{t(SETTING_TEXTS.tester)}</legend>
        <label className="note" htmlFor={`${id}-samples`}>
          {t(SETTING_TEXTS.samples)}
        </label>
        <Input.TextArea
          id={`${id}-samples`}
          className={style.code ?? ""}
          aria-describedby={`${id}-help`}
          autoSize={{ minRows: 3, maxRows: 8 }}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="note" id={`${id}-help`}>
          {t(SETTING_TEXTS.samplesHelp)}
        </p>
        <ul className="stack" data-gap="4" aria-label={t(SETTING_TEXTS.tester)}>
          {results.map(({ sample, isGood, words }, at) => (
            <li key={`${String(at)}.${sample}`} data-tone={isGood ? "good" : "wrong"}>
              {isGood ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
              <code>{sample}</code>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  );
}

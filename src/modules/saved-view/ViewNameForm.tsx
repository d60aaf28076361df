import { Button, Checkbox } from "antd";
import { useState, type FormEvent } from "react";
import { fieldMessageOf } from "../../web/api/api-error.ts";
import { LimitedInput } from "../../web/limited-text/LimitedInput.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { VIEW_LIMITS, type SavedView } from "./saved-view.ts";
import { VIEW_TEXTS } from "./texts.ts";

interface ViewNameFormProps {
  /** Absent: a new view. */
  readonly view?: SavedView;
  readonly onSave: (named: { readonly name: string; readonly isShared: boolean }) => Promise<void>;
  readonly onCancel: () => void;
}

/** Name of a view, and whether others see it. */
export function ViewNameForm({ view, onSave, onCancel }: ViewNameFormProps) {
  const t = useText();
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || isBusy) return;
    setBusy(true);
    try {
      await onSave({ name: name.trim(), isShared });
    } catch (thrown) {
      setBusy(false);
      setError(fieldMessageOf(thrown));
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void save(event)}>
      <LimitedInput
        autoFocus
        aria-label={t(VIEW_TEXTS.name)}
        placeholder={t(VIEW_TEXTS.name)}
        max={VIEW_LIMITS.name}
        value={name}
        readOnly={isBusy}
        status={error ? "error" : ""}
        onChange={(event) => setName(event.target.value)}
      />
      {error ? (
        <span role="alert" data-tone="wrong">
          {error}
        </span>
      ) : null}
      <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
        {t(VIEW_TEXTS.share)}
      </Checkbox>
      <div className="row">
        <Button type="primary" size="small" htmlType="submit" disabled={name.trim() === ""} loading={isBusy}>
          {t(VIEW_TEXTS.save)}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t(VIEW_TEXTS.cancel)}
        </Button>
      </div>
    </form>
  );
}

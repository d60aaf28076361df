import { Button } from "antd";
import { ChevronRight } from "lucide-react";
import type { Text } from "../../contract/text.ts";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { TREE_TEXTS } from "./texts.ts";
import type { Places } from "./use-places.web.ts";
import style from "./place.module.css";

interface ParentPlacesProps extends Places {
  /** Text of the empty list. */
  readonly none: Text;
  readonly onGo: (id: string) => void;
}

/** The possible parents. The moved record is listed but disabled. */
export function ParentPlaces({ places, isWaiting, error, retry, more, none, onGo }: ParentPlacesProps) {
  const t = useText();
  const isEmpty = places.length === 0;
  return (
    <div className={`card ${style.places}`}>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {isEmpty && isWaiting ? <TableSkeleton columns={1} /> : null}
      {isEmpty && !isWaiting && !error ? <p className="nothing">{t(none)}</p> : null}
      <ul className="lined">
        {places.map(({ id, title, above, isItself, isInactive }) => (
          <li key={id}>
            <button type="button" className="pick" disabled={isItself || isInactive} onClick={() => onGo(id)}>
              <span>
                {title}
                {above === undefined ? null : <small>{above}</small>}
              </span>
              {isItself ? null : <ChevronRight size={16} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      {more ? (
        <Button type="link" size="small" onClick={more}>
          {t(TREE_TEXTS.moreRoots)}
        </Button>
      ) : null}
    </div>
  );
}

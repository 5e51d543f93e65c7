import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { type FocusPoint, MIDDLE, pointAt, pointMoved } from "./focus-point.ts";

interface Props {
  path: string;
  focus: FocusPoint | null;
  isLocked: boolean;
  onChange: (focus: FocusPoint | null) => void;
}

/** A press on the picture, or the arrow keys on it. Null is the middle, as long as nobody chose it. */
export function FocusField({ path, focus, isLocked, onChange }: Props) {
  const { t } = useLanguage();
  const { x, y } = focus ?? MIDDLE;
  return (
    <div className="stack">
      <button
        type="button"
        className="focus-picture"
        disabled={isLocked}
        aria-label={t("media.focusAt", { x, y })}
        onClick={(event) => {
          // A press of the keyboard points nowhere.
          if (event.detail === 0) return;
          const box = event.currentTarget.getBoundingClientRect();
          onChange(pointAt({ x: event.clientX, y: event.clientY }, box));
        }}
        onKeyDown={(event) => {
          const moved = pointMoved({ x, y }, event.key);
          if (!moved) return;
          event.preventDefault();
          onChange(moved);
        }}
      >
        <img src={path} alt="" />
        <span className="focus-mark" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      {!isLocked && (
        <div className="form-actions">
          <p className="form-note" role="status">
            {t(focus ? "media.focusAt" : "media.focusHint", { x, y })}
          </p>
          {focus && (
            <Button isSmall look="quiet" onClick={() => onChange(null)}>
              {t("media.focusMiddle")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

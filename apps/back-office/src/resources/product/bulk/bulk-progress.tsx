import type { BulkChange } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { isUnderWay, progressOf } from "./progress-of.ts";

const states = ["waiting", "applied", "undone", "kept", "refused"] as const;

export function BulkProgress({ change }: { change: BulkChange }) {
  const { t, format } = useLanguage();
  const { done, all } = progressOf(change);
  return (
    <div className="stack">
      {isUnderWay(change) && (
        <progress aria-label={t(`bulk.state.${change.state}`)} value={done} max={Math.max(all, 1)} />
      )}
      <output className="counts">
        {states
          .filter((state) => change.rows[state] > 0)
          .map((state) => (
            <span key={state}>
              <strong>{format.number(change.rows[state])}</strong> {t(`bulk.row.${state}`)}
            </span>
          ))}
      </output>
    </div>
  );
}

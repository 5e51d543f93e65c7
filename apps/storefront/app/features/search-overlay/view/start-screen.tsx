import { useLanguage } from "../../../platform/language/language.tsx";
import type { SuggestedPlace } from "../search-answers.ts";
import { LastSearches } from "./last-searches.tsx";
import type { LastSearchesProps } from "./last-searches.tsx";
import { Places } from "./places.tsx";

type Props = LastSearchesProps & { places: readonly SuggestedPlace[] };

/** Before anything is searched for. */
export function StartScreen({ places, ...last }: Props) {
  const { t } = useLanguage();
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8">
      {last.terms.length > 0 ? (
        <LastSearches {...last} />
      ) : (
        <p className="text-ink-soft">{t("search.start")}</p>
      )}
      <Places places={places} />
    </div>
  );
}

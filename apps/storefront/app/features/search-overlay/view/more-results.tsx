import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { SkeletonCard } from "../../../ui/base/skeleton.tsx";
import { Notice } from "../../../ui/message/notice.tsx";
import { useNear } from "../effects/use-near.ts";
import { PAGE_SIZE } from "../state/search-state.ts";
import type { SearchState } from "../state/search-state.ts";

interface Props {
  state: SearchState;
  onMore: () => void;
  onRetry: () => void;
}

/** The foot of the list: brings the next page when it is nearly reached, and says how that went. */
export function MoreResults({ state: { loader, results }, onMore, onRetry }: Props) {
  const { t } = useLanguage();
  return (
    <div aria-busy={loader === "loading"} className="flex flex-col items-center gap-4">
      {/* Anew for each page: a short one may leave the end in view. */}
      {loader === "loaded" && <End key={results.length} onNear={onMore} />}
      {loader === "loading" && results.length === 0 && <Skeletons />}
      {loader === "loading" && results.length > 0 && (
        <p className="flex min-h-16 items-center gap-3 text-ink-soft">
          <span aria-hidden="true" className="search-spinner" />
          {t("searchOverlay.loading")}
        </p>
      )}
      {loader === "complete" && results.length > 0 && (
        <p className="py-6 text-ink-soft">{t("searchOverlay.complete")}</p>
      )}
      {loader === "error" && (
        <div role="alert" className="flex flex-col items-center gap-4 py-6">
          <Notice type="danger">{t("searchOverlay.failed")}</Notice>
          <Button type="button" icon="refresh" onClick={onRetry}>
            {t("searchOverlay.retry")}
          </Button>
        </div>
      )}
    </div>
  );
}

function End({ onNear }: { onNear: () => void }) {
  return <div ref={useNear(onNear)} className="h-px w-full" />;
}

/** As many places as one page has products. */
function Skeletons() {
  return (
    <ul aria-hidden="true" className="search-grid search-waiting w-full">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </ul>
  );
}

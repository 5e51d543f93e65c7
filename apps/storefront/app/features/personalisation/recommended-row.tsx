import { useLanguage } from "../../platform/language/language.tsx";
import { ProductRow } from "../listing/public.ts";
import type { Recommended } from "./recommender.server.ts";

/** The heading says what the row is made from: nothing is called popular that few have bought. */
export function RecommendedRow({ row }: { row: Recommended }) {
  const { t } = useLanguage();
  const title = titleOf(row, t);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="section-title">{title}</h2>
      <ProductRow cards={row.cards} label={title} />
    </div>
  );
}

function titleOf(
  { basis, categoryName: category }: Recommended,
  t: ReturnType<typeof useLanguage>["t"],
): string {
  if (basis === "together") return t("recommendation.together");
  return category === null ? t(`recommendation.${basis}`) : t(`recommendation.${basis}In`, { category });
}

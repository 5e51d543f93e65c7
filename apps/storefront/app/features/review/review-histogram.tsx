import { useLanguage } from "../../platform/language/language.tsx";
import type { ReviewsData } from "./review-data.ts";

/** How often each number of stars was given, as a table whose last column is also drawn. */
export function ReviewHistogram({ reviews: { histogram, count: total } }: { reviews: ReviewsData }) {
  const { t, count } = useLanguage();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t("review.histogram")}</caption>
      <tbody>
        {histogram.map((row) => (
          <tr key={row.stars}>
            <th scope="row" className="w-px py-1 pr-3 text-left font-normal whitespace-nowrap">
              {count("review.stars", row.stars)}
            </th>
            <td className="py-1 text-right whitespace-nowrap tabular-nums">
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mr-3 inline-block h-2.5 w-[calc(100%-3rem)] rounded-full"
              >
                <rect width="100" height="8" className="fill-tint" />
                <rect
                  width={total === 0 ? 0 : (row.count / total) * 100}
                  height="8"
                  className="fill-accent"
                />
              </svg>
              {row.count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReviewToJudge } from "@hearth/admin-contract";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { ReviewDecision } from "./review-decision.tsx";

const states = ["pending", "approved", "rejected"] as const;
const tones: Readonly<Record<ReviewToJudge["state"], Tone>> = {
  pending: "warning",
  approved: "success",
  rejected: "plain",
};

export function ReviewList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  return (
    <ListScreen<ReviewToJudge>
      title={t("nav.review")}
      empty={t("review.empty")}
      sort={{ field: "createdAt", order: "ASC" }}
      searchLabel={t("review.search")}
      views={[
        { label: t("list.all"), filter: {} },
        { label: t("start.reviews"), filter: { state: "pending" } },
      ]}
      filters={[
        {
          kind: "choice",
          field: "state",
          label: "field.state",
          options: states.map((value) => ({ value, text: t(`review.state.${value}`) })),
        },
        { kind: "text", field: "productNumber", label: "field.productNumber" },
        { kind: "text", field: "customerNumber", label: "field.customerNumber" },
      ]}
      columns={columnsOf(language)}
      rowActions={may("approveReview") ? (review) => <ReviewDecision review={review} /> : undefined}
    />
  );
}

function columnsOf({ t, format }: Language): readonly Column<ReviewToJudge>[] {
  return [
    {
      key: "title",
      label: "field.review",
      render: ({ title, content, productNumber, author }) => (
        <>
          <strong>{title}</strong>
          <p className="review-text">{content}</p>
          <small className="second-line">{[productNumber, author].filter(Boolean).join(" · ")}</small>
        </>
      ),
    },
    {
      key: "points",
      label: "field.points",
      isSortable: true,
      render: ({ points }) => (
        <span role="img" className="points" aria-label={t("review.points", { points })}>
          {"★".repeat(Math.round(points))}
          <span className="points-off">{"★".repeat(5 - Math.round(points))}</span>
        </span>
      ),
    },
    {
      key: "createdAt",
      label: "field.createdAt",
      isSortable: true,
      render: ({ createdAt }) => format.date(createdAt),
    },
    {
      key: "state",
      label: "field.state",
      render: ({ state }) => <Badge tone={tones[state]}>{t(`review.state.${state}`)}</Badge>,
    },
  ];
}

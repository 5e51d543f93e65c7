import type { CustomerSheet } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { listPath } from "../../list/list-path.ts";
import { Card } from "../../ui/card.tsx";

export function CustomerReviews({ customer: { number, reviews } }: { customer: CustomerSheet }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const list = listPath("review", { customerNumber: number });
  return (
    <Card
      title={t("customer.reviews")}
      actions={reviews.length > 0 && may("listReviews") && <Link to={list}>{t("customer.allReviews")}</Link>}
    >
      {reviews.length === 0 && <p className="none">{t("customer.noReviews")}</p>}
      {reviews.map(({ id, title, points, productNumber, createdAt }) => (
        <div key={id} className="part part-row">
          <span>
            {title} <small className="second-line">{productNumber}</small>
          </span>
          <span>{t("customer.points", { points: format.number(points) })}</span>
          <span>{format.date(createdAt)}</span>
        </div>
      ))}
    </Card>
  );
}

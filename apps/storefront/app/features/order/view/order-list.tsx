import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { OrderBadges } from "./order-badges.tsx";
import type { OrderView } from "../read/order-view.ts";

/** Orders of a customer, newest first, each as a card. */
export function OrderList({ orders }: { orders: readonly OrderView[] }) {
  const { t, count, format, href } = useLanguage();
  return (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => (
        <li key={order.id} className="card relative flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
          <div className="flex min-w-0 grow basis-60 flex-col gap-1">
            <p className="text-lg font-semibold">
              <a
                href={href(`/account/order/${order.id}`)}
                className="card-link"
                aria-label={t("order.viewNumber", { number: order.number })}
              >
                {t("order.title", { number: order.number })}
              </a>
            </p>
            <p className="text-sm text-ink-soft">
              {format.date(order.date)}, {count("order.pieces", order.pieces)}
            </p>
            <OrderBadges order={order} />
          </div>
          <p className="text-lg font-bold tabular-nums">{format.money(order.sums.totals.totalCents)}</p>
        </li>
      ))}
    </ul>
  );
}

interface Pages {
  page: number;
  pages: number;
}

export function OrderPages({ page, pages }: Pages) {
  const { t, href } = useLanguage();
  if (pages <= 1) return null;
  const link = (to: number) => href(to === 1 ? "/account/order" : `/account/order?page=${to}`);
  return (
    <nav aria-label={t("order.pages")} className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink href={link(page - 1)} look="secondary" icon="arrow-left" rel="prev">
          {t("order.newer")}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-ink-soft">{t("order.pageOf", { page, pages })}</p>
      {page < pages ? (
        <ButtonLink href={link(page + 1)} look="secondary" icon="arrow-right" rel="next">
          {t("order.older")}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

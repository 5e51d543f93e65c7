import { useGetIdentity } from "ra-core";
import { useMay } from "../api/use-may.ts";
import { useLanguage } from "../language/use-language.ts";
import { ScreenHead } from "../shell/screen-head.tsx";
import { LatestOrders } from "./latest-orders.tsx";
import { SalesMonth } from "./sales/sales-month.tsx";
import { SalesToday } from "./sales/sales-today.tsx";
import { SetupCard } from "./setup-card.tsx";
import { TaskTile } from "./task-tile.tsx";
import { tasks } from "./tasks.ts";

/** How the day goes, and what needs a hand. Money is for those who may read orders. */
export function StartPage() {
  const { t } = useLanguage();
  const may = useMay();
  const { identity } = useGetIdentity();
  const own = tasks.filter(({ operation }) => may(operation));
  return (
    <>
      <ScreenHead title={t("nav.start")} />
      <p className="lead">{t("start.hello", { name: identity?.fullName ?? "" })}</p>
      {may("changeCompany") && <SetupCard />}
      {may("readSalesFigures") && <SalesToday />}
      {own.length > 0 && (
        <section aria-label={t("start.tasks")}>
          <ul className="task-tiles">
            {own.map((task) => (
              <TaskTile key={task.text} task={task} />
            ))}
          </ul>
        </section>
      )}
      {may("readSalesFigures") && <SalesMonth />}
      {may("listOrders") && <LatestOrders />}
    </>
  );
}

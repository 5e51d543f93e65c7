import type { DemoShop } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { Card } from "../../../ui/card.tsx";
import { Facts } from "../../../ui/facts.tsx";

export function DemoContents({ demo: { goes, stays } }: { demo: DemoShop }) {
  const { t, format } = useLanguage();
  return (
    <div className="sheet">
      <div className="sheet-main">
        <Card title={t("demo.goes")}>
          <Facts facts={goes.map(({ thing, count }) => [t(`demo.goes.${thing}`), format.number(count)])} />
          <p className="card-note">{t("demo.goesNote")}</p>
        </Card>
      </div>
      <div className="sheet-side">
        <Card title={t("demo.stays")}>
          <ul>
            {stays.map((thing) => (
              <li key={thing}>{t(`demo.stays.${thing}`)}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

import type { CustomerSheet } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { TypedFilter } from "../../../list/typed-filter.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CustomerKind, CustomerState } from "../customer-badges.tsx";

const SHOWN = 8;

/** The name of the first is looked for at once: whoever has two accounts mostly has one name. */
export function MergeChoice({
  customer,
  onChosen,
}: {
  customer: CustomerSheet;
  onChosen: (id: string) => void;
}) {
  const { t } = useLanguage();
  const [words, setWords] = useState(customer.name);
  const { data } = useAdminQuery(
    "listCustomers",
    { list: { page: 1, limit: SHOWN, search: words } },
    { isWanted: words !== "" },
  );
  const found = words === "" ? [] : (data?.items ?? []).filter(({ id }) => id !== customer.id);
  return (
    <Card title={t("merge.choose")}>
      <p>{t("merge.chooseText")}</p>
      <TypedFilter type="search" label={t("customer.search")} value={words} onTyped={setWords} />
      {data && found.length === 0 && <p className="none">{t("list.none")}</p>}
      <ul className="merge-found" aria-label={t("merge.found")}>
        {found.map((other) => (
          <li key={other.id} className="part part-row">
            <div>
              <strong>{[other.name, other.company].filter(Boolean).join(", ")}</strong>{" "}
              <span className="badges">
                <CustomerState state={other.state} />
                <CustomerKind {...other} />
              </span>
              <small className="second-line">{[other.number, other.email].join(" · ")}</small>
            </div>
            <Button
              isSmall
              aria-label={t("merge.compareNamed", { name: other.name, number: other.number })}
              onClick={() => onChosen(other.id)}
            >
              {t("merge.compare")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

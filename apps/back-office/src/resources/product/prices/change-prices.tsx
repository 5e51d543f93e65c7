import type { PriceListFields, ProductSheet } from "@hearth/admin-contract";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ChangeRefused } from "../change-refused.tsx";
import { useChoices } from "../../../api/use-choices.ts";
import { GroupPrices } from "./group-prices.tsx";
import { type GroupForm, newGroupForm, priceFormOf, priceLine, pricesOf } from "./price-form.ts";

export function ChangePrices({ product }: { product: ProductSheet }) {
  const { t, locale, format } = useLanguage();
  const { standardGroupId, customerGroups } = useChoices();
  const [groups, setGroups] = useState<readonly GroupForm[]>(() => priceFormOf(product.prices, locale));
  const [isUnread, setUnread] = useState(false);
  const { run, isRunning, error } = useAdminAction("changeProductPrices", {
    done: "product.pricesSaved",
    isQuiet: true,
    compare: (current, mine) => ({
      current: { prices: told(current["prices"]) },
      mine: { prices: told(mine["prices"]) },
    }),
  });
  const told = (prices: unknown) =>
    (prices as PriceListFields[]).map((price) => priceLine(price, (cents) => format.money(cents))).join("; ");
  const replace = (at: number, group: GroupForm | null) =>
    setGroups(groups.flatMap((each, index) => (index !== at ? [each] : group ? [group] : [])));
  const free = [...customerGroups]
    .toSorted((a, b) => Number(b.id === standardGroupId) - Number(a.id === standardGroupId))
    .filter(({ id }) => !groups.some(({ customerGroupId }) => customerGroupId === id));
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const prices = pricesOf(groups);
    setUnread(prices === null);
    if (prices) await run({ params: { id: product.id }, input: { version: product.version, prices } });
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <ChangeRefused error={error} product={product} />
      {isUnread && <Notice tone="alert">{t("product.badPrice")}</Notice>}
      {groups.map((group, at) => (
        <GroupPrices
          key={group.customerGroupId}
          name={customerGroups.find(({ id }) => id === group.customerGroupId)?.name ?? ""}
          group={group}
          onChange={(changed) => replace(at, changed)}
        />
      ))}
      <div className="form-actions">
        <Button look="primary" type="submit" isBusy={isRunning}>
          {t("product.savePrices")}
        </Button>
        {free.map(({ id, name }) => (
          <Button key={id} look="quiet" icon="plus" onClick={() => setGroups([...groups, newGroupForm(id)])}>
            {t("product.addGroupPrice", { name })}
          </Button>
        ))}
      </div>
    </form>
  );
}

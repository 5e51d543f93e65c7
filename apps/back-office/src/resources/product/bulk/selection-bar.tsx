import { useListContext } from "ra-core";
import { type SyntheticEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { shareOf } from "./share-of.ts";

/** What can be done with the ticked products; each way leads to the look before anything is changed. */
export function SelectionBar() {
  const { t, format } = useLanguage();
  const navigate = useNavigate();
  const { selectedIds, onUnselectItems } = useListContext();
  const [percent, setPercent] = useState("");
  const price = useAdminAction("preparePriceChange");
  const active = useAdminAction("prepareActiveChange");
  if (selectedIds.length === 0) return null;
  const productIds = selectedIds.map(String);
  const open = (made: { id: string } | undefined) => {
    if (!made) return;
    onUnselectItems();
    void navigate(`/bulk-change/${made.id}`);
  };
  const share = shareOf(percent);
  const changePrices = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (share !== null) open(await price.run({ input: { productIds, share } }));
  };
  const setActive = async (isActive: boolean) => open(await active.run({ input: { productIds, isActive } }));
  return (
    <section className="selection-bar" aria-label={t("bulk.selection")}>
      <output>{t("list.selectedCount", { count: format.number(selectedIds.length) })}</output>
      <form onSubmit={(event) => void changePrices(event)}>
        <Field label={t("bulk.percent")}>
          <input
            required
            inputMode="decimal"
            placeholder="-5"
            pattern="[+\-]?\d{1,3}([,.]\d{1,2})?"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        </Field>
        <Button type="submit" isBusy={price.isRunning}>
          {t("bulk.lookAtPrices")}
        </Button>
      </form>
      <Button isBusy={active.isRunning} onClick={() => void setActive(true)}>
        {t("product.publish")}
      </Button>
      <Button isBusy={active.isRunning} onClick={() => void setActive(false)}>
        {t("product.withdraw")}
      </Button>
      <Button look="quiet" icon="x" onClick={() => onUnselectItems()}>
        {t("list.unselect")}
      </Button>
    </section>
  );
}

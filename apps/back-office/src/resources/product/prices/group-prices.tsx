import { useLanguage } from "../../../language/use-language.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import type { GroupForm } from "./price-form.ts";

interface Props {
  name: string;
  group: GroupForm;
  /** Null: this group has no price of its own any more. */
  onChange: (group: GroupForm | null) => void;
}

export function GroupPrices({ name, group, onChange }: Props) {
  const { t } = useLanguage();
  const { tiers, list } = group;
  const setTier = (at: number, part: Partial<GroupForm["tiers"][number]>) =>
    onChange({ ...group, tiers: tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)) });
  return (
    <fieldset className="price-group">
      <legend>{name}</legend>
      {tiers.map(({ from, gross }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no other name, and is written in place
        <div key={at} className="price-tier">
          <Field label={t("product.fromPieces")}>
            <input
              inputMode="numeric"
              value={from}
              readOnly={at === 0}
              onChange={(event) => setTier(at, { from: event.target.value })}
            />
          </Field>
          <Field label={t("product.gross")}>
            <input
              inputMode="decimal"
              value={gross}
              onChange={(event) => setTier(at, { gross: event.target.value })}
            />
          </Field>
          {at === 0 ? (
            <Field label={t("product.listPrice")}>
              <input
                inputMode="decimal"
                value={list}
                onChange={(event) => onChange({ ...group, list: event.target.value })}
              />
            </Field>
          ) : (
            <IconButton
              icon="trash"
              label={t("product.removeTier", { from })}
              onClick={() => onChange({ ...group, tiers: tiers.filter((_, index) => index !== at) })}
            />
          )}
        </div>
      ))}
      <div className="form-actions">
        <Button
          isSmall
          look="quiet"
          icon="plus"
          onClick={() => onChange({ ...group, tiers: [...tiers, { from: "", gross: "" }] })}
        >
          {t("product.addTier")}
        </Button>
        <Button isSmall look="quiet" icon="trash" onClick={() => onChange(null)}>
          {t("product.removeGroupPrice", { name })}
        </Button>
      </div>
    </fieldset>
  );
}

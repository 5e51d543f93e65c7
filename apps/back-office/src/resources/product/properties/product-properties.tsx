import type { ProductSheet } from "@hearth/admin-contract";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useChoices } from "../../../api/use-choices.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChangeRefused } from "../change-refused.tsx";
import { optionNames } from "../variants/option-names.ts";
import { AddProperty } from "./add-property.tsx";
import { saidProperties, withoutOption } from "./said-properties.ts";

/** What filters and the table of facts show. Every step is saved at once. */
export function ProductProperties({ product }: { product: ProductSheet }) {
  const { t } = useLanguage();
  const canChange = useMay()("changeProduct");
  const { properties } = useChoices();
  const inWords = (fields: Readonly<Record<string, unknown>>) => ({
    propertyIds: optionNames((fields["propertyIds"] ?? []) as string[], properties),
  });
  const { run, isRunning, error } = useAdminAction("changeProduct", {
    done: "product.propertiesSaved",
    isQuiet: true,
    compare: (current, mine) => ({ current: inWords(current), mine: inWords(mine) }),
  });
  const { id, version, parentId, propertyIds } = product;
  const ids = propertyIds ?? [];
  const save = (next: string[] | null) => run({ params: { id }, input: { version, propertyIds: next } });
  return (
    <Card title={t("product.properties")}>
      <ChangeRefused error={error} product={product} />
      {ids.length === 0 && (
        <p className="none">{t(parentId ? "product.asFamily" : "product.noProperties")}</p>
      )}
      <dl className="facts">
        {saidProperties(ids, properties).map((property) => (
          <div key={property.id}>
            <dt>{property.name}</dt>
            <dd>
              <ul className="chips">
                {property.options.map((option) => (
                  <li key={option.id} className={canChange ? undefined : "chip-plain"}>
                    {option.name}
                    {canChange && (
                      <IconButton
                        icon="x"
                        label={t("product.removeProperty", { name: `${property.name}: ${option.name}` })}
                        onClick={() => void save(withoutOption(ids, option.id, parentId !== null))}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {canChange && (
        <AddProperty isRunning={isRunning} onAdd={(optionId) => save([...new Set([...ids, optionId])])} />
      )}
    </Card>
  );
}

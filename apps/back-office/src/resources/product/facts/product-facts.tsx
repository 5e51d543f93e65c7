import type { ProductSheet } from "@hearth/admin-contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChangeRefused } from "../change-refused.tsx";
import { CategoryChooser } from "../../../list/category-chooser.tsx";
import { CreateMaker } from "../../../maker/create-maker.tsx";
import { DutyFields } from "./duty-fields.tsx";
import { factFormOf, factsOf } from "./fact-form.ts";
import { SaleFields } from "./sale-fields.tsx";

/** What is the same in every language. */
export function ProductFacts({ product }: { product: ProductSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  return (
    <Card
      title={t("product.facts")}
      actions={
        may("createManufacturer") && (
          <Button isSmall icon="plus" onClick={() => setCreating(true)}>
            {t("maker.create")}
          </Button>
        )
      }
    >
      <ChangeFacts key={JSON.stringify([factFormOf(product), product.categoryIds])} product={product} />
      {isCreating && <CreateMaker onClose={() => setCreating(false)} />}
    </Card>
  );
}

function ChangeFacts({ product }: { product: ProductSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const canChange = may("changeProduct");
  const { run, isRunning, error } = useAdminAction("changeProduct", {
    done: "product.factsSaved",
    isQuiet: true,
  });
  const { register, handleSubmit } = useForm<Record<string, string>>({ defaultValues: factFormOf(product) });
  const [categoryIds, setCategoryIds] = useState(product.categoryIds);
  const submit = handleSubmit(async (form) => {
    const input = { version: product.version, ...factsOf(product, form, categoryIds) };
    await run({ params: { id: product.id }, input });
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <ChangeRefused error={error} product={product} />
      <fieldset className="plain-fieldset form" disabled={!canChange}>
        <SaleFields register={register} isVariant={product.parentId !== null} />
        <CategoryChooser ids={categoryIds} isVariant={product.parentId !== null} onChange={setCategoryIds} />
        <details className="more-fields">
          <summary>{t("product.duties")}</summary>
          <DutyFields register={register} />
        </details>
      </fieldset>
      {canChange && (
        <div className="form-actions">
          <Button look="primary" type="submit" isBusy={isRunning}>
            {t("product.saveFacts")}
          </Button>
        </div>
      )}
    </form>
  );
}

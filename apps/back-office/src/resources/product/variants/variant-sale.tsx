import type { ProductSheet } from "@hearth/admin-contract";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";

/** Each variant is sold or not by itself; none is without its family. */
export function VariantSale({ variant }: { variant: ProductSheet["variants"][number] }) {
  const { t } = useLanguage();
  const { id, version, number, isActive } = variant;
  const publish = useAdminAction("publishProduct", { done: "product.published" });
  const withdraw = useAdminAction("withdrawProduct", { done: "product.withdrawn" });
  const isSold = isActive !== false;
  const { run, isRunning } = isSold ? withdraw : publish;
  return (
    <Button
      isSmall
      isBusy={isRunning}
      aria-label={t(isSold ? "product.withdrawNamed" : "product.publishNamed", { number })}
      onClick={() => void run({ params: { id }, input: { version } })}
    >
      {t(isSold ? "product.stopVariant" : "product.sellVariant")}
    </Button>
  );
}

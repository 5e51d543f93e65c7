import { useLanguage } from "../../../../platform/language/language.tsx";
import { Button } from "../../../../ui/base/button.tsx";
import type { ButtonProps } from "../../../../ui/base/button.tsx";

/** ORD-1: these words and nothing else, in every state. */
export function OrderButton(props: Pick<ButtonProps, "disabled" | "busy" | "ref">) {
  const { t } = useLanguage();
  return (
    <Button
      id="checkout-order"
      name="intent"
      value="order"
      className="min-h-14 w-full text-lg sm:self-end sm:w-auto sm:px-10"
      {...props}
    >
      {t("checkout.order")}
    </Button>
  );
}

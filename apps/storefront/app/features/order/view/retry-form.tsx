import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import type { OrderView } from "../read/order-view.ts";

/** Pays the way that was chosen, for the first time or once more. */
export function RetryForm({ order: { method, paymentWord } }: { order: OrderView }) {
  const { t } = useLanguage();
  return (
    <form method="post">
      <Button name="intent" value="retry" icon="shield-check">
        {t(paymentWord === "open" ? "order.retry" : "order.retryAgain", { method: method.name })}
      </Button>
    </form>
  );
}

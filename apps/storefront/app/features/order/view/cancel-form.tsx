import { problemText } from "../../../platform/forms/form-problem.ts";
import type { FormState } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { Notification } from "../../../ui/message/notification.tsx";
import type { OrderView } from "../read/order-view.ts";

interface Props {
  order: OrderView;
  state: FormState;
  backPath: string;
}

/** The question before an order is cancelled. */
export function CancelForm({ order, state, backPath }: Props) {
  const { t, href, error } = useLanguage();
  return (
    <form method="post" className="flex flex-col gap-5">
      {state.problems.map((problem) => (
        <Notification key={problem.code} type="danger" persistent>
          <p>{problemText(problem, error)}</p>
        </Notification>
      ))}
      <p>{t("order.cancelText")}</p>
      {/* Money that is still on its way goes back too. */}
      {(order.outcome === "paid" || order.outcome === "waiting") && <p>{t("order.cancelRefund")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" icon="x">
          {t("order.cancelNow")}
        </Button>
        <ButtonLink href={href(backPath)} look="secondary">
          {t("order.cancelKeep")}
        </ButtonLink>
      </div>
    </form>
  );
}

import { useLanguage } from "../../../../platform/language/language.tsx";
import { Button } from "../../../../ui/base/button.tsx";
import type { PayingMethod } from "../../read/method-choice.ts";

/** Why the order was not taken as it is, and the ways that work: each of them is one click, nothing has to be typed again. */
export function PayAtOnce({ methods }: { methods: readonly PayingMethod[] }) {
  const { t } = useLanguage();
  return (
    <>
      <p className="font-semibold">{t("checkout.payAtOnceTitle")}</p>
      <p className="mt-1">{t("checkout.payAtOnceText")}</p>
      {methods.length === 0 && <p className="mt-2">{t("checkout.payAtOnceNone")}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {methods.map(({ id, name }) => (
          <form key={id} method="post">
            <input type="hidden" name="paymentMethodId" value={id} />
            <Button look="secondary" name="intent" value="apply">
              {t("checkout.payWith", { method: name })}
            </Button>
          </form>
        ))}
      </div>
    </>
  );
}

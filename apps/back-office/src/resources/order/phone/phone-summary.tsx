import type { PhoneCart } from "@hearth/admin-contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type DraftForm, draftOf } from "./phone-draft.ts";

interface Props {
  cart: PhoneCart;
  form: DraftForm;
  /** It is being calculated anew: what is shown is not to be agreed to. */
  isStale: boolean;
}

/** What is read out before the customer says yes. */
export function PhoneSummary({ cart, form, isStale }: Props) {
  const { t, format } = useLanguage();
  const navigate = useNavigate();
  const { run, isRunning } = useAdminAction("placePhoneOrder", {
    done: "phone.placed",
    touches: ["order", "phone-order"],
  });
  const { hash, currency } = cart;
  // One for what was agreed: sent again after a lost answer, it finds the order instead of making another.
  const [wish, setWish] = useState({ hash, key: crypto.randomUUID() });
  if (wish.hash !== hash) setWish({ hash, key: crypto.randomUUID() });
  const money = (cents: number) => format.money(cents, currency);
  const place = async () => {
    if (hash === null || isStale) return;
    const draft = draftOf(cart.customer.id, form);
    const comment = form.comment.trim();
    const placed = await run({ input: { ...draft, hash, ...(comment && { comment }) }, key: wish.key });
    if (placed) void navigate(`/order/${placed.id}/show`);
  };
  return (
    <Card title={t("phone.summary")}>
      <PhoneNotices cart={cart} />
      <div aria-live="polite" aria-busy={isStale || undefined} className="phone-sums">
        <Facts
          facts={[
            ...cart.lines.map(
              ({ label, quantity, totalCents }) => [`${quantity} × ${label}`, money(totalCents)] as const,
            ),
            ...cart.discounts.map(({ label, totalCents }) => [label, money(totalCents)] as const),
            [t("phone.shippingCosts"), cart.lines.length > 0 ? money(cart.shippingCents) : null],
            ...cart.taxes
              .filter(() => cart.lines.length > 0)
              .map(
                ({ rate, taxCents }) =>
                  [
                    t(cart.taxState === "gross" ? "phone.taxIncluded" : "phone.taxAdded", {
                      rate: format.number(rate),
                    }),
                    money(taxCents),
                  ] as const,
              ),
            [
              t("phone.total"),
              <strong key="total" className="phone-total">
                {money(cart.totalCents)}
              </strong>,
            ],
          ]}
        />
      </div>
      <p className="form-note">{t("phone.tell")}</p>
      <div className="form-actions">
        <Button
          look="primary"
          disabled={hash === null || isStale}
          isBusy={isRunning}
          onClick={() => void place()}
        >
          {t("phone.place")}
        </Button>
      </div>
    </Card>
  );
}

/** Why it cannot be ordered like this, and what the shop has to say besides. */
function PhoneNotices({ cart }: { cart: PhoneCart }) {
  const { t, tOr } = useLanguage();
  const isUnpaid = cart.lines.length > 0 && cart.paymentMethodId === null;
  return (
    <>
      {cart.notices.map(({ code, name, quantity, isBlocking }) => (
        <Notice key={`${code} ${name}`} tone={isBlocking ? "warning" : "info"}>
          {[
            name && `${name}:`,
            tOr(`reason.${code}`, code),
            quantity !== null && t("phone.possible", { count: quantity }),
          ]
            .filter(Boolean)
            .join(" ")}
        </Notice>
      ))}
      {isUnpaid && <Notice>{t("phone.choosePayment")}</Notice>}
    </>
  );
}

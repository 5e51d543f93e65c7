import { cartLimit } from "@hearth/contract/limits";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { CartData } from "../read/cart-data.ts";
import { CartButton, CartForm } from "../view/cart-form.tsx";
import { cartMessage } from "../read/cart-message.ts";
import { PlacedMessages } from "../view/placed-messages.tsx";
import { lastingMessages } from "../read/shop-messages.ts";

/** A field for a code, and what became of codes that are not taken off yet. */
export function PromotionForm({ cart }: { cart: CartData }) {
  const { t } = useLanguage();
  const waiting = lastingMessages(cart.messages, "promotion");
  return (
    <div className="flex flex-col gap-3">
      <CartForm intent="code" isReset className="form-row">
        <label htmlFor="cart-code" className="form-label">
          {t("cart.code")}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="cart-code"
            name="code"
            required
            maxLength={cartLimit.idLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="field min-w-0 flex-1 basis-36"
          />
          <CartButton look="secondary">{t("cart.codeApply")}</CartButton>
        </div>
      </CartForm>
      <PlacedMessages place={{ at: "form", form: "code" }} />
      {waiting.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {waiting.map((message) => {
            const { text } = cartMessage(message, t);
            return (
              <li key={text} className="flex items-start gap-2">
                <Icon name="info-circle" size="small" className="mt-0.5 text-info" />
                <span className="min-w-0">{text}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

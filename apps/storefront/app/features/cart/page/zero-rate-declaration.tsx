import { useLanguage } from "../../../platform/language/language.tsx";
import { Checkbox } from "../../../ui/form/field.tsx";
import type { DeclarationData } from "../read/cart-data.ts";
import { CartButton, CartForm } from "../view/cart-form.tsx";
import { PlacedMessages } from "../view/placed-messages.tsx";

/** § 12 (3) UStG: never ticked beforehand; names the conditions and what follows when they are not met. */
export function ZeroRateDeclaration({ declaration, path }: { declaration: DeclarationData; path: string }) {
  const { t, href } = useLanguage();
  if (!declaration.isOffered) return null;
  return (
    <section aria-labelledby="cart-declaration" className="card flex flex-col gap-4 p-5 sm:p-6">
      <h2 id="cart-declaration" className="text-lg font-semibold">
        {t("cart.declarationTitle")}
      </h2>
      <p className="text-sm text-ink-soft">
        {t("cart.declarationIntro")}{" "}
        <a href={href(path)} className="link">
          {t("product.zeroVatLink")}
        </a>
      </p>
      <CartForm intent="declaration" isReset className="flex flex-col gap-2">
        <Checkbox
          id="cart-operator"
          name="operator"
          value="1"
          defaultChecked={declaration.isOperator}
          label={t("cart.declarationOperator")}
        />
        {declaration.needsSmallStorage && (
          <Checkbox
            id="cart-small-storage"
            name="smallStorage"
            value="1"
            defaultChecked={declaration.isSmallStorage}
            label={t("cart.declarationStorage")}
          />
        )}
        <p className="text-sm font-medium">{t("cart.declarationUndertaking")}</p>
        <CartButton look="secondary" className="mt-2 self-start">
          {t("cart.declarationApply")}
        </CartButton>
      </CartForm>
      <PlacedMessages place={{ at: "form", form: "declaration" }} />
    </section>
  );
}

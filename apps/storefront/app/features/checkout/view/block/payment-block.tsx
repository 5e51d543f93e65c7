import { cartLimit } from "@hearth/contract/limits";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { Button } from "../../../../ui/base/button.tsx";
import { FormText } from "../../../form/public.ts";
import { CheckoutBlock } from "./checkout-block.tsx";
import type { CheckoutData } from "../../read/checkout-data.ts";
import { InvoiceFields } from "./invoice-fields.tsx";
import type { PaymentKind } from "../../read/method-choice.ts";
import { Method, MethodList } from "./method-list.tsx";

interface Props {
  data: CheckoutData;
  chosen: string;
  onChoose: (id: string) => void;
  isExpress: boolean;
  error: string | undefined;
}

export function PaymentBlock({ data, chosen, onChoose, isExpress, error }: Props) {
  const { t } = useLanguage();
  const { paymentMethods } = data;
  return (
    <CheckoutBlock id="checkout-payment" number={3} title={t("checkout.payment")}>
      {paymentMethods.length === 0 && <p className="text-alert">{t("checkout.noPayment")}</p>}
      <MethodList name="paymentMethodId" label={t("checkout.payment")} error={error}>
        {paymentMethods.map((method, at) => (
          <Method
            key={method.id}
            name="paymentMethodId"
            method={method}
            isFirst={at === 0}
            isChosen={method.id === chosen}
            onChoose={onChoose}
          >
            {hasMore(method.kind) && (
              <PaymentMore kind={method.kind} isExpress={isExpress} isCompany={data.customer.isCompany} />
            )}
          </Method>
        ))}
      </MethodList>
      <Button look="secondary" name="intent" value="apply" className="without-script self-start">
        {t("checkout.apply")}
      </Button>
      <FormText
        name="customerComment"
        rows={3}
        maxLength={cartLimit.commentLength}
        hint={t("checkout.commentHint")}
        autoComplete="off"
      />
    </CheckoutBlock>
  );
}

const texts = {
  prepayment: "checkout.prepaymentText",
  card: "checkout.cardText",
  wallet: "checkout.paypalText",
} as const;

type TalkativeKind = keyof typeof texts | "invoice";

function hasMore(kind: PaymentKind): kind is TalkativeKind {
  return kind === "invoice" || Object.hasOwn(texts, kind);
}

interface MoreProps {
  kind: TalkativeKind;
  isExpress: boolean;
  isCompany: boolean;
}

function PaymentMore({ kind, isExpress, isCompany }: MoreProps) {
  const { t } = useLanguage();
  if (kind === "invoice") return <InvoiceFields isCompany={isCompany} />;
  return <p>{t(kind === "wallet" && isExpress ? "checkout.expressText" : texts[kind])}</p>;
}

import { CountryFields } from "../features/address/country-fields.island.tsx";
import { PhoneField } from "../features/address/phone-field.island.tsx";
import type { CheckoutData } from "../features/checkout/read/checkout-data.ts";
import { CheckoutForm } from "../features/checkout/view/checkout-form.island.tsx";
import { ResendOrder } from "../features/checkout/view/order/resend-order.island.tsx";
import { SolveChallenge } from "../features/checkout/view/order/solve-challenge.island.tsx";
import { BankDetails } from "../features/order/view/bank-details.island.tsx";
import { PaymentRedirect } from "../features/order/view/payment-redirect.island.tsx";
import { PaymentWait } from "../features/order/view/payment-wait.island.tsx";
import { emptyForm } from "../platform/forms/form-state.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const address = { id: "a", lines: ["Gerda Gast", "Ofenweg 1", "60311 Frankfurt"], phone: null };
const method = { description: null, icons: [] };

const order: CheckoutData = {
  customer: { isGuest: true, isCompany: false, name: "Gerda Gast", email: "gerda@example.com" },
  shipping: address,
  billing: address,
  isSameAddress: true,
  cart: {
    version: 1,
    count: 2,
    isEmpty: false,
    isVirtual: false,
    promotions: [],
    totals: {
      taxState: "gross",
      subtotalCents: 4980,
      afterDiscountCents: null,
      netCents: 4597,
      totalCents: 5470,
      shippingCents: 490,
      fullShippingCents: 490,
      taxes: [{ rate: 19, cents: 873 }],
    },
    messages: [],
  },
  lines: [
    {
      id: "line",
      productId: "sg-sensors",
      name: "Fühler-Set",
      number: "HS-100",
      options: [],
      manufacturer: "Hearth",
      category: "Zubehör",
      picture: null,
      totalCents: 4980,
      taxRate: 19,
      isZeroRated: false,
      deliveryTime: "2-5 Tage",
      quantity: 2,
      priceCents: 2490,
      properties: [],
      weightKg: 0.4,
    },
  ],
  isDeclared: false,
  arrival: { earliest: "2026-11-18", latest: "2026-11-21" },
  shippingMethods: [{ ...method, id: "parcel", name: "Paket", deliveryTime: "2-5 Tage" }],
  shippingMethodId: "parcel",
  paymentMethods: [
    { ...method, id: "prepayment", name: "Vorkasse", kind: "prepayment", isPaidLater: true },
    { ...method, id: "invoice", name: "Rechnung", kind: "invoice", isPaidLater: true },
  ],
  paymentMethodId: "prepayment",
  needsFreight: true,
  deliveryIso: "DE",
  hasDownloads: false,
  isOffRoute: false,
  isBlocked: false,
  hash: null,
  key: null,
  comment: "",
};

const bank = {
  accountHolder: "Hearth GmbH",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  bankName: "Musterbank",
  reference: "10001",
};

/** Long enough to look at it. */
const QUIET_SECONDS = 3600;

export function CheckoutIslandsChapter() {
  return (
    <Chapter id="islands-checkout" title="Islands: addresses, checkout, orders">
      <Specimen name="country-fields">
        <CountryFields
          country={{ id: "sg-country", name: "countryId", label: "Land *", autoComplete: "off", value: "de" }}
          state={{ id: "sg-state", name: "stateId", label: "Bundesland", autoComplete: "off", value: "" }}
          countries={[
            { value: "de", label: "Deutschland" },
            { value: "at", label: "Österreich" },
          ]}
          states={[{ countryId: "de", options: [{ value: "he", label: "Hessen" }] }]}
          blankLabel="Bitte wählen"
        />
      </Specimen>
      <Specimen name="phone-field">
        <PhoneField
          row={{ id: "specimen-phone", name: "phoneNumber", label: "Telefon" }}
          value="0151 23456789"
          hint="Für Rückfragen zur Lieferung"
          autoComplete="off"
          maxLength={40}
          countryField="countryId"
          isos={{ de: "DE" }}
        />
      </Specimen>
      <Specimen name="payment-redirect">
        <PaymentRedirect url="#islands-checkout" seconds={QUIET_SECONDS} stopHref="#islands-checkout" />
      </Specimen>
      <Specimen name="payment-wait">
        <PaymentWait orderId="none" outcome="waiting" href="#islands-checkout" stopHref="#islands-checkout" />
      </Specimen>
      <Specimen name="bank-details">
        <BankDetails bank={bank} cents={5470} />
      </Specimen>
      <Specimen name="resend-order: after the fourth time it waits to be asked">
        <ResendOrder attempt={5}>
          <input type="hidden" name="attempt" value="5" />
        </ResendOrder>
      </Specimen>
      <Specimen name="solve-challenge: nothing to find">
        <SolveChallenge challenge="none">
          <input type="hidden" name="attempt" value="1" />
        </SolveChallenge>
      </Specimen>
      <CheckoutForm
        data={order}
        state={emptyForm}
        paths={{ terms: "/agb", withdrawal: "/widerrufsbelehrung", contact: "/kontakt" }}
        company="Hearth GmbH"
        isExpress={false}
      />
    </Chapter>
  );
}

// Ways to pay: how they are chosen outside the checkout (in the account, and for an order that was placed), and what pay on invoice asks.
export { invoiceInput } from "./invoice-input.ts";
export { BirthdayFields } from "./birthday-fields.tsx";
export { PaymentMethodList } from "./payment-method-list.tsx";
export { paymentChoices } from "./payment-choices.ts";
export type { PaymentChoice } from "./payment-choices.ts";

// Orders that staff take by telephone: the customer, the articles and what they cost are looked up here; what they cost and how an
// order is placed is decided by the cart and the order of the shop. Start at place-phone-order.ts.
export { listPhoneArticles } from "./articles.ts";
export { calculateDraft } from "./calculate-draft.ts";
export { listPhoneCustomers } from "./phone-order.sql.ts";
export { phoneOrderChoices } from "./phone-order-choices.ts";
export { placePhoneOrder } from "./place-phone-order.ts";
export { registerGuest } from "./register-guest.ts";

import type { ErrorCode } from "@hearth/contract";
import type { Attempts } from "../../../src/platform/attempts/attempts.ts";
import { newEmail } from "./account.ts";
import * as id from "../content/catalogue-ids.ts";
import { asCustomer } from "./given-account.ts";
import { ADDRESS_ID, withAddress, withReader, withReview, withWishlistItem } from "./given-belongings.ts";
import { byOperation, type Spoil, unknownThing, withBody } from "../content/spoil.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

type Faults = Partial<Record<ErrorCode, Spoil>>;

const long = "x".repeat(300);
const givenBy =
  (given: NonNullable<ApiRequest["given"]>): Spoil =>
  (valid) => ({ ...valid, given });
const forAddresses = (spoil: Spoil) => ({ createCustomerAddress: spoil, updateCustomerAddress: spoil });

/** Violations that other forms have too, by operation. */
const violations: Partial<Record<ErrorCode, Readonly<Record<string, Spoil>>>> = {
  "VIOLATION::IS_BLANK_ERROR": {
    ...forAddresses(withBody({ street: "" })),
    saveProductReview: withBody({ title: "" }),
    subscribeToNewsletter: withBody({ email: "" }),
    sendContactMail: withBody({ subject: " " }),
    declareWithdrawal: withBody({ contract: " " }),
  },
  "VIOLATION::TOO_SHORT_ERROR": { saveProductReview: withBody({ title: "Gut" }) },
  "VIOLATION::TOO_LONG_ERROR": {
    ...forAddresses(withBody({ city: long })),
    saveProductReview: withBody({ title: long }),
    subscribeToNewsletter: withBody({ firstName: long }),
    sendContactMail: withBody({ subject: long }),
    declareWithdrawal: withBody({ name: long }),
  },
  "VIOLATION::INVALID_FORMAT_ERROR": {
    ...forAddresses(withBody({ phoneNumber: "nonsense" })),
    saveProductReview: withBody({ name: "www.win.example" }),
    subscribeToNewsletter: withBody({ firstName: "www.win.example" }),
    sendContactMail: withBody({ subject: "Frage\r\nBcc: everybody@example.com" }),
    declareWithdrawal: withBody({ name: "Ada\r\nBcc: everybody@example.com" }),
  },
  "VIOLATION::NO_SUCH_CHOICE_ERROR": {
    ...forAddresses(withBody({ accountType: "club" })),
    sendContactMail: withBody({ entityName: "club" }),
  },
  "VIOLATION::NOT_EQUAL_ERROR": { confirmNewsletter: givenBy(withReader("optIn")) },
  "VIOLATION::ZIP_CODE_INVALID": forAddresses(withBody({ zipcode: "1" })),
  "VIOLATION::ENTITY_DOES_NOT_EXISTS": { saveProductReview: withBody({ id: id.unknownId }) },
};

const own = (attempts: () => Attempts): Faults => ({
  "VIOLATION::TOO_LOW_ERROR": withBody({ points: 0 }),
  "VIOLATION::TOO_HIGH_ERROR": withBody({ points: 6 }),
  "VIOLATION::ENTITY_EXISTS": givenBy(withReview("hose")),
  CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND: unknownThing,
  CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT: givenBy(
    withAddress(
      (sql, customerId) =>
        sql`update customer set default_billing_address_id = ${ADDRESS_ID} where id = ${customerId}`,
    ),
  ),
  CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE: givenBy(
    withAddress(
      (sql, customerId) =>
        sql`update shop_context set shipping_address_id = ${ADDRESS_ID} where customer_id = ${customerId}`,
    ),
  ),
  CHECKOUT__DUPLICATE_WISHLIST_PRODUCT: givenBy(withWishlistItem("hose")),
  CHECKOUT__WISHLIST_NOT_FOUND: givenBy(asCustomer()),
  CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND: givenBy(withWishlistItem("valve")),
  CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING: withBody({ productIds: undefined }),
  CONTENT__MISSING_EMAIL_PARAMETER: withBody({ email: undefined }),
  CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND: byOperation(
    { leaveNewsletter: withBody({ seal: "forged" }) },
    withBody({ hash: "0".repeat(32) }),
  ),
  async CONTENT__NEWSLETTER_RECIPIENT_THROTTLED(valid, { operationId }) {
    const email = newEmail();
    const area = operationId === "unsubscribeToNewsletter" ? "newsletter-leave" : "newsletter";
    for (let attempt = 0; attempt < 3; attempt++) {
      await attempts().take(area, { address: `192.0.2.${attempt}`, account: email });
    }
    return withBody({ email })(valid);
  },
});

/** How the refusals about what customers own are provoked, on top of those of others. */
export function belongingFaults(attempts: () => Attempts, others: Faults): Faults {
  const shared = Object.entries(violations).map(([code, spoils]) => [
    code,
    byOperation(spoils, others[code as ErrorCode]),
  ]);
  return { ...others, ...own(attempts), ...(Object.fromEntries(shared) as Faults) };
}

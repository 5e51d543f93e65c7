import type { OperationId } from "@hearth/contract";
import { leaveSeal } from "../../../src/modules/newsletter/leave-seal.ts";
import { address, newEmail } from "./account.ts";
import * as id from "../content/catalogue-ids.ts";
import { asCustomer, asGuest } from "./given-account.ts";
import { ADDRESS_ID, readerProof, withAddress, withReader, withWishlistItem } from "./given-belongings.ts";
import { serviceKey } from "../test-config.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

export const review = (more: object = {}) => ({
  title: "Heizt gut",
  content: "Seit zwei Wintern läuft sie ohne Störung und leise.",
  points: 4,
  ...more,
});

const params = { productId: id.product("hose") };
const addressParams = { addressId: ADDRESS_ID };

/** Requests about what customers own that the test shop answers with success. */
export const belongingRequests = {
  listAddress: { body: { associations: { country: {} }, limit: 10 }, given: asGuest },
  createCustomerAddress: { body: address(), given: asGuest },
  updateCustomerAddress: { params: addressParams, body: address(), given: withAddress() },
  deleteCustomerAddress: { params: addressParams, given: withAddress() },
  defaultBillingAddress: { params: addressParams, given: withAddress() },
  defaultShippingAddress: { params: addressParams, given: withAddress() },
  readCustomerWishlist: { body: { "total-count-mode": "exact" }, given: withWishlistItem("hose") },
  addProductOnWishlist: { params, given: asCustomer() },
  deleteProductOnWishlist: { params, given: withWishlistItem("hose") },
  mergeProductOnWishlist: { body: { productIds: [id.product("hose"), id.unknownId] }, given: asCustomer() },
  saveProductReview: { params, body: review(), given: asCustomer() },
  subscribeToNewsletter: {
    body: { email: newEmail(), option: "subscribe", storefrontUrl: "http://shop.example" },
  },
  confirmNewsletter: { body: readerProof, given: withReader("notSet") },
  leaveNewsletter: { body: { recipient: id.unknownId, seal: leaveSeal([serviceKey], id.unknownId) } },
  unsubscribeToNewsletter: { body: { email: newEmail() } },
  readNewsletterRecipient: { given: asCustomer() },
  sendContactMail: { body: { email: newEmail(), subject: "Frage", comment: "Passt das zusammen?" } },
  recordConsent: { body: { consentId: "0f".repeat(16), groups: ["media"], textVersion: "2.0123456789ab" } },
  declareWithdrawal: { body: { name: "Ada Brenner", contract: "10001", email: newEmail() } },
} satisfies Partial<Record<OperationId, ApiRequest>>;

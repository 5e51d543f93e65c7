import type { OperationId } from "@hearth/contract";
import type { CartHandler } from "../answer/answer-cart.ts";
import type { Handler } from "../answer/endpoint.ts";
import { accountHandlers } from "./account.ts";
import { addressHandlers } from "./address.ts";
import { cartHandlers } from "./cart.ts";
import { categoryHandlers } from "./category.ts";
import { consentHandlers } from "./consent.ts";
import { contactHandlers } from "./contact.ts";
import { contentHandlers } from "./content.ts";
import { contextHandlers } from "./context.ts";
import { customerGroupHandlers } from "./customer-group.ts";
import { listingHandlers } from "./listing.ts";
import { lookupHandlers } from "./lookup.ts";
import { methodHandlers } from "./method.ts";
import { newsletterHandlers } from "./newsletter.ts";
import { orderHandlers } from "./order.ts";
import { paymentHandlers } from "./payment.ts";
import { productHandlers } from "./product.ts";
import { recommendationHandlers } from "./recommendation.ts";
import { recoveryHandlers } from "./recovery.ts";
import { reviewHandlers } from "./review.ts";
import { bannerHandlers } from "./banner.ts";
import { routeRuleHandlers } from "./route-rule.ts";
import { sessionHandlers } from "./session.ts";
import { signInHandlers } from "./sign-in.ts";
import { wishlistHandlers } from "./wishlist.ts";
import { withdrawalHandlers } from "./withdrawal.ts";

/** One handler for each operation, in files named like the contract's; a missing one does not compile. */
export const handlers: Readonly<Record<OperationId, Handler | CartHandler>> = {
  ...contextHandlers,
  ...lookupHandlers,
  ...methodHandlers,
  ...categoryHandlers,
  ...contentHandlers,
  ...routeRuleHandlers,
  ...bannerHandlers,
  ...productHandlers,
  ...listingHandlers,
  ...recommendationHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...signInHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...recoveryHandlers,
  ...addressHandlers,
  ...wishlistHandlers,
  ...reviewHandlers,
  ...newsletterHandlers,
  ...consentHandlers,
  ...contactHandlers,
  ...customerGroupHandlers,
  ...withdrawalHandlers,
};

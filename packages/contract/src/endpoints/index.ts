import type { Endpoint } from "../endpoint.ts";
import { accountEndpoints } from "./account.ts";
import { addressEndpoints } from "./address.ts";
import { cartEndpoints } from "./cart.ts";
import { categoryEndpoints } from "./category.ts";
import { consentEndpoints } from "./consent.ts";
import { contactEndpoints } from "./contact.ts";
import { contentEndpoints } from "./content.ts";
import { contextEndpoints } from "./context.ts";
import { customerGroupEndpoints } from "./customer-group.ts";
import { listingEndpoints } from "./listing.ts";
import { lookupEndpoints } from "./lookup.ts";
import { methodEndpoints } from "./method.ts";
import { newsletterEndpoints } from "./newsletter.ts";
import { orderEndpoints } from "./order.ts";
import { paymentEndpoints } from "./payment.ts";
import { productEndpoints } from "./product.ts";
import { recommendationEndpoints } from "./recommendation.ts";
import { recoveryEndpoints } from "./recovery.ts";
import { reviewEndpoints } from "./review.ts";
import { routeRuleEndpoints } from "./route-rule.ts";
import { sessionEndpoints } from "./session.ts";
import { signInEndpoints } from "./sign-in.ts";
import { wishlistEndpoints } from "./wishlist.ts";
import { withdrawalEndpoints } from "./withdrawal.ts";

/** Every endpoint of the shop API, by operation id. */
export const endpoints = {
  ...contextEndpoints,
  ...lookupEndpoints,
  ...methodEndpoints,
  ...categoryEndpoints,
  ...contentEndpoints,
  ...routeRuleEndpoints,
  ...productEndpoints,
  ...listingEndpoints,
  ...recommendationEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...signInEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...recoveryEndpoints,
  ...addressEndpoints,
  ...wishlistEndpoints,
  ...reviewEndpoints,
  ...newsletterEndpoints,
  ...consentEndpoints,
  ...contactEndpoints,
  ...customerGroupEndpoints,
  ...withdrawalEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type OperationId = keyof Endpoints;

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
import { bannerEndpoints } from "./banner.ts";
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
  ...bannerEndpoints,
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

interface EndpointGroup {
  readonly name: string;
  readonly description: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** The files of this folder: each is a tag of the OpenAPI file and a page of docs/api. */
export const endpointGroups: readonly EndpointGroup[] = [
  {
    name: "context",
    description: "What a visitor has chosen: language, country, ways to pay and to be delivered.",
    endpoints: contextEndpoints,
  },
  {
    name: "lookup",
    description: "Lists that forms need: languages, currencies, countries, states, salutations.",
    endpoints: lookupEndpoints,
  },
  { name: "method", description: "Ways to pay and to be delivered.", endpoints: methodEndpoints },
  { name: "category", description: "Menus and categories.", endpoints: categoryEndpoints },
  {
    name: "content",
    description: "Content pages, and what an address of the shop means.",
    endpoints: contentEndpoints,
  },
  { name: "route-rule", description: "Addresses that lead elsewhere.", endpoints: routeRuleEndpoints },
  { name: "banner", description: "Lines above every page.", endpoints: bannerEndpoints },
  {
    name: "product",
    description: "Products, their variants and what goes with them.",
    endpoints: productEndpoints,
  },
  { name: "listing", description: "Listings and searches, with filters.", endpoints: listingEndpoints },
  { name: "recommendation", description: "Products to go on with.", endpoints: recommendationEndpoints },
  { name: "cart", description: "The cart.", endpoints: cartEndpoints },
  {
    name: "order",
    description: "Orders: placing, reading, calling off, their files.",
    endpoints: orderEndpoints,
  },
  { name: "payment", description: "Paying for an order at a provider.", endpoints: paymentEndpoints },
  { name: "sign-in", description: "Registering, signing in and out.", endpoints: signInEndpoints },
  { name: "session", description: "Devices that are signed in.", endpoints: sessionEndpoints },
  { name: "account", description: "The customer's own data.", endpoints: accountEndpoints },
  { name: "recovery", description: "A forgotten password.", endpoints: recoveryEndpoints },
  { name: "address", description: "The customer's addresses.", endpoints: addressEndpoints },
  { name: "wishlist", description: "Products kept for later.", endpoints: wishlistEndpoints },
  { name: "review", description: "Reviews of products.", endpoints: reviewEndpoints },
  {
    name: "newsletter",
    description: "The newsletter, with the proof of every wish for it.",
    endpoints: newsletterEndpoints,
  },
  { name: "consent", description: "What a visitor allowed.", endpoints: consentEndpoints },
  { name: "contact", description: "The contact form.", endpoints: contactEndpoints },
  { name: "customer-group", description: "Groups of business customers.", endpoints: customerGroupEndpoints },
  { name: "withdrawal", description: "Withdrawing from a contract.", endpoints: withdrawalEndpoints },
];

import Type, { type Static } from "typebox";
import { text } from "../request/account-input.ts";
import { cartLimit } from "./cart-limit.ts";
import { freightAccess, freightTimes } from "./freight-choices.ts";
import { nullable } from "../schema/schema-parts.ts";
import { TRACKING_ID_PATTERN } from "./tracking-id.ts";

/** What a forwarder has to know. */
export const FreightSchema = Type.Object(
  {
    contactName: Type.String(),
    phoneNumber: Type.String(),
    access: Type.Enum(freightAccess),
    timeWindow: Type.Enum(freightTimes),
    needsLiftTruck: Type.Boolean(),
    note: nullable(Type.String()),
  },
  { title: "Freight" },
);

export const consentKinds = ["terms", "digital-waiver"] as const;

/** The kind of a value only: the checks of the form (`form/order/freight.ts`, `form/order/invoice.ts`) say what is wrong with it. */
const FreightInput = Type.Object({
  contactName: text(),
  phoneNumber: text(),
  access: text(freightAccess.join(", ")),
  timeWindow: text(freightTimes.join(", ")),
  needsLiftTruck: Type.Optional(Type.Boolean()),
  note: text(),
});

const trackingId = (description: string) =>
  Type.Optional(nullable(Type.String({ pattern: TRACKING_ID_PATTERN, description })));

const TrackingInput = Type.Object(
  {
    gaCookie: trackingId("the statistics' name of the browser"),
    tmsClientId: trackingId("the tag manager's"),
    tmsAttribution: trackingId("which advertisement led here, as the tag manager keeps it"),
  },
  {
    description:
      "ours: sent only if the buyer consents to be counted by others; without it nobody is told of the purchase",
  },
);

export const PlaceOrderInputSchema = Type.Object({
  customerComment: Type.Optional(nullable(Type.String({ maxLength: cartLimit.commentLength }))),
  affiliateCode: text(),
  campaignCode: text(),
  hash: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        "`extensions.hearthCheckout.hash` of the cart as it was shown: another one is answered 409",
    }),
  ),
  idempotencyKey: Type.Optional(
    Type.String({
      pattern: "^[0-9A-Za-z_-]{16,100}$",
      description:
        "ours: of this wish to order; the same key again gives the same order. Without it cart and version are the key",
    }),
  ),
  consents: Type.Optional(
    Type.Array(Type.Enum(consentKinds), { maxItems: 10, description: "ours: what was ticked, by kind" }),
  ),
  freight: Type.Optional(FreightInput),
  phoneNumber: text("pay on invoice"),
  birthdayDay: Type.Optional(Type.Integer()),
  birthdayMonth: Type.Optional(Type.Integer()),
  birthdayYear: Type.Optional(Type.Integer()),
  proof: text("ours: the solution of the challenge of `HEARTH__CHALLENGE`"),
  expressId: text("ours: a wallet payment that was agreed to from the cart"),
  tracking: Type.Optional(TrackingInput),
});

export type Freight = Static<typeof FreightSchema>;
export type ConsentKind = (typeof consentKinds)[number];
export type OrderTracking = Static<typeof TrackingInput>;
export type PlaceOrderInput = Static<typeof PlaceOrderInputSchema>;

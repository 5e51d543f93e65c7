import { DateTime, idSchema, newsletterStatuses, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { fields } from "../fields.ts";
import { VatCheckSchema } from "./vat-check.ts";

export const accountType = Type.Enum(["private", "business"]);
/** Waiting: the link of the registration's mail was not opened yet. */
export const customerState = Type.Enum(["active", "blocked", "waiting"]);

const head = {
  id: idSchema(),
  number: Type.String(),
  name: Type.String(),
  company: NullableText,
  email: Type.String(),
  accountType,
  groupId: idSchema(),
  isGuest: Type.Boolean(),
  state: customerState,
  orderCount: Type.Integer(),
  createdAt: DateTime,
  lastLoginAt: nullable(DateTime),
};

export const CustomerHeadSchema = Type.Object(head, { title: "CustomerHead" });

const CustomerAddressSchema = Type.Object(
  {
    id: idSchema(),
    name: Type.String(),
    company: NullableText,
    street: Type.String(),
    zipcode: NullableText,
    city: Type.String(),
    country: Type.String({ description: "ISO code" }),
    phone: NullableText,
    isBilling: Type.Boolean(),
    isShipping: Type.Boolean(),
  },
  { title: "AdminCustomerAddress" },
);

const CustomerReviewSchema = Type.Object(
  {
    id: idSchema(),
    productNumber: Type.String(),
    title: Type.String(),
    points: Type.Number(),
    createdAt: DateTime,
  },
  { title: "AdminCustomerReview" },
);

/** Where the last request for another group stands. */
const GroupWishSchema = Type.Object(
  {
    state: Type.Enum(["none", "requested", "accepted", "declined"]),
    groupId: nullable(idSchema()),
    at: nullable(DateTime),
  },
  { title: "AdminGroupWish" },
);

export const CustomerSheetSchema = Type.Object(
  {
    ...head,
    version: fields.version,
    locale: Type.String(),
    birthday: NullableText,
    vatIds: Type.Array(Type.String()),
    vatChecks: Type.Array(VatCheckSchema, { description: "one for each number" }),
    isEmailProven: Type.Boolean(),
    groupRequest: GroupWishSchema,
    identities: Type.Array(Type.String(), { description: "providers they sign in with" }),
    addresses: Type.Array(CustomerAddressSchema),
    newsletter: Type.Enum(newsletterStatuses),
    sessionCount: Type.Integer({ description: "devices signed in" }),
    reviews: Type.Array(CustomerReviewSchema, { description: "the newest twenty" }),
  },
  { title: "CustomerSheet" },
);

export type CustomerHead = Static<typeof CustomerHeadSchema>;
export type CustomerSheet = Static<typeof CustomerSheetSchema>;

import { idSchema } from "@hearth/contract";
import { formLimit } from "@hearth/contract/limits";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../admin-endpoint.ts";
import {
  draftFields,
  PhoneArticleSchema,
  PhoneCartSchema,
  PhoneCustomerSchema,
} from "../entity/phone-cart.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { notFound } from "../shared-errors.ts";

const reading = { method: "GET", resource: "phone-order", action: "read" } as const;
const line = Type.String({ minLength: 1, maxLength: formLimit.line });
const blocked = { status: 409, code: "ADMIN__CUSTOMER_BLOCKED" } as const;

const Guest = Type.Object({
  email: fields.email,
  locale: fields.locale,
  firstName: fields.name,
  lastName: fields.name,
  company: Type.Optional(line),
  street: line,
  zipcode: Type.String({ maxLength: formLimit.zipcode }),
  city: line,
  countryId: idSchema(),
  phoneNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});
export type PhoneGuestForm = Static<typeof Guest>;

const Choices = Type.Object(
  {
    countries: Type.Array(Type.Object({ id: idSchema(), name: Type.String() }, { title: "PhoneCountry" })),
    locales: Type.Array(fields.locale),
  },
  { title: "PhoneOrderChoices" },
);
export type PhoneOrderChoices = Static<typeof Choices>;

export const phoneOrderEndpoints = {
  readPhoneOrderChoices: adminEndpoint({
    ...reading,
    operationId: "readPhoneOrderChoices",
    path: "/phone-order/choice",
    summary: "What an address without an account can be made of",
    answers: { 200: Choices },
  }),
  listPhoneCustomers: adminEndpoint({
    ...reading,
    operationId: "listPhoneCustomers",
    path: "/phone-order/customer",
    summary: "Accounts, searched by number, name, company and e-mail",
    list: { filters: Type.Object({}), sorts: ["name"], hasSearch: true },
    answers: { 200: listOf("PhoneCustomerList", PhoneCustomerSchema) },
  }),
  listPhoneArticles: adminEndpoint({
    ...reading,
    operationId: "listPhoneArticles",
    path: "/phone-order/article",
    summary: "Articles that are sold, searched by number, name and EAN",
    list: { filters: Type.Object({}), sorts: ["number"], hasSearch: true },
    answers: { 200: listOf("PhoneArticleList", PhoneArticleSchema) },
  }),
  registerPhoneGuest: adminEndpoint({
    operationId: "registerPhoneGuest",
    method: "POST",
    path: "/phone-order/guest",
    summary:
      "Somebody who orders without an account, as a guest of the shop; forgotten if nothing is ordered",
    resource: "phone-order",
    action: "create",
    needsKey: true,
    input: Guest,
    required: ["email", "locale", "firstName", "lastName", "street", "zipcode", "city", "countryId"],
    answers: { 201: PhoneCustomerSchema },
    errors: [{ status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" }],
  }),
  calculatePhoneOrder: adminEndpoint({
    operationId: "calculatePhoneOrder",
    method: "POST",
    path: "/phone-order/calculation",
    summary: "What the order would cost this customer, by the rules of every cart; nothing is kept",
    resource: "phone-order",
    action: "read",
    input: Type.Object(draftFields),
    required: ["customerId", "lines"],
    answers: { 200: PhoneCartSchema },
    errors: [notFound, blocked],
  }),
  placePhoneOrder: adminEndpoint({
    operationId: "placePhoneOrder",
    method: "POST",
    path: "/phone-order",
    summary: "Order what was calculated, as the shop does; the customer gets the confirmation by mail",
    resource: "phone-order",
    action: "create",
    needsKey: true,
    input: Type.Object({
      ...draftFields,
      hash: Type.String({
        minLength: 1,
        maxLength: 100,
        description: "of the calculation that was read out",
      }),
      comment: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    required: ["customerId", "lines", "paymentMethodId", "hash"],
    answers: {
      201: Type.Object({ id: idSchema(), number: Type.String() }, { title: "PlacedPhoneOrder" }),
    },
    errors: [
      notFound,
      blocked,
      { status: 409, code: "ADMIN__CART_REFUSED" },
      { status: 409, code: "ADMIN__CART_CHANGED" },
    ],
  }),
} as const;

import { nullable } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { fields } from "../../fields.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

const closed = { additionalProperties: false } as const;
const line = Type.String({ minLength: 1, maxLength: 120 });
const maybe = Type.String({ maxLength: 120 });
const clock = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });

const CompanyFields = Type.Object(
  {
    shopName: Type.String({
      minLength: 1,
      maxLength: 60,
      description: "what the shop calls itself, beside its logo and in titles",
    }),
    /** With its legal form. */
    name: line,
    street: line,
    zipcode: Type.String({ minLength: 1, maxLength: 12 }),
    city: line,
    country: Type.String({ pattern: "^[A-Z]{2}$" }),
    vatId: Type.String({ minLength: 4, maxLength: 30 }),
    /** Court and number; empty: not registered. */
    register: maybe,
    managers: line,
    email: fields.email,
    phone: Type.String({ pattern: "^\\+?[0-9][0-9 ()/-]{4,30}$" }),
    weee: Type.String({
      maxLength: 30,
      description: "number of the register for electrical devices; may be empty",
    }),
    bank: nullable(
      Type.Object(
        {
          bankName: line,
          iban: Type.String({ minLength: 15, maxLength: 42 }),
          bic: Type.String({ maxLength: 11 }),
          accountHolder: line,
        },
        { title: "CompanyBank", ...closed },
      ),
    ),
    hours: Type.Array(
      Type.Object(
        {
          days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7, uniqueItems: true }),
          from: clock,
          to: clock,
        },
        { title: "CompanyHours", ...closed },
      ),
      { maxItems: 14 },
    ),
  },
  { title: "CompanyFields", ...closed },
);

const SheetSchema = Type.Object(
  {
    company: CompanyFields,
    /** False: as the environment and the catalogue's files have it. */
    isOwn: Type.Boolean(),
    version: fields.version,
  },
  { title: "CompanySheet" },
);

export type CompanyForm = Static<typeof CompanyFields>;
export type CompanySheet = Static<typeof SheetSchema>;

export const companyEndpoints = {
  readCompany: adminEndpoint({
    ...readsSettings,
    operationId: "readCompany",
    path: "/company",
    summary: "Who sells: what invoices, mails and pages say about the company",
    answers: { 200: SheetSchema },
  }),
  changeCompany: adminEndpoint({
    ...changesSetting,
    operationId: "changeCompany",
    path: "/company",
    summary: "Another name, address, account or other hours, from the next document on",
    // Whoever changes the account changes where buyers send their money.
    isSensitive: true,
    input: Type.Object({ version: fields.version, company: CompanyFields }),
    required: ["version", "company"],
    answers: { 200: SheetSchema },
  }),
} as const;

import { Type } from "typebox";
import type { Words } from "./words.ts";
import { closed, code, count, date, key, line, money, positive } from "./words.ts";

const keys = Type.Array(key, { minItems: 1, uniqueItems: true });
const numbers = Type.Array(line, { minItems: 1, uniqueItems: true });

const conditions = closed({
  minimum: Type.Optional(money),
  customerGroups: Type.Optional(keys),
  countries: Type.Optional(keys),
  firstOrder: Type.Optional(Type.Boolean()),
  products: Type.Optional(numbers),
  categories: Type.Optional(keys),
  quantity: Type.Optional(positive),
});

const discount = closed({
  scope: Type.Enum(["cart", "delivery", "set"]),
  type: Type.Enum(["percentage", "absolute", "fixed", "fixed_unit"]),
  /** Percent for a percentage, else euro; both have at most two decimals. */
  value: money,
  max: Type.Optional(money),
  products: Type.Optional(numbers),
  categories: Type.Optional(keys),
  set: Type.Optional(closed({ size: positive, count: positive })),
});

export const promotionsSchema = ({ text }: Words) =>
  Type.Array(
    closed({
      key,
      name: text,
      codeType: Type.Enum(["global", "fixed", "individual"]),
      code: Type.Optional(code),
      codes: Type.Optional(Type.Array(code, { minItems: 1 })),
      /** The shop makes codes of its own: one for each new reader of the newsletter. */
      issuedFor: Type.Optional(Type.Literal("newsletter")),
      active: Type.Optional(Type.Boolean()),
      priority: Type.Optional(Type.Integer()),
      from: Type.Optional(date),
      until: Type.Optional(date),
      redemptions: Type.Optional(
        closed({
          total: Type.Optional(positive),
          perCustomer: Type.Optional(positive),
          before: Type.Optional(count),
        }),
      ),
      combinable: Type.Optional(Type.Boolean()),
      excludes: Type.Optional(keys),
      conditions: Type.Optional(conditions),
      discounts: Type.Array(discount, { minItems: 1 }),
    }),
  );

export type Promotion = Type.Static<ReturnType<typeof promotionsSchema>>[number];
export type Discount = Promotion["discounts"][number];

import type { PromotionTrial } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { RefusalCode } from "@hearth/rules";
import { type CartServices, tryCart } from "../cart/index.ts";
import type { Sql } from "../../platform/database/database.ts";
import { type ReferenceStore, resolvedText } from "../reference/index.ts";
import { selectProductIds, selectRedeemed } from "./promotion.sql.ts";

export interface TrialRequest {
  lines: readonly { number: string; quantity: number }[];
  codes?: readonly string[] | undefined;
  customerGroupId?: string | undefined;
  countryId?: string | undefined;
  zipcode?: string | undefined;
  isFirstOrder?: boolean | undefined;
  /** When it is bought; now, if nothing is said. */
  at?: string | undefined;
}

interface Bench {
  sql: Sql;
  carts: CartServices;
  references: ReferenceStore;
}

type TriedCart = Awaited<ReturnType<typeof tryCart>>;

/** What a cart would pay, and why a code does not apply, by the calculation every cart goes through. */
export async function tryPromotions(
  { sql, carts, references }: Bench,
  request: TrialRequest,
): Promise<PromotionTrial> {
  const reference = references.current();
  const [channel] = reference.rows.channels;
  if (!channel) throw new Error("There is no sales channel");
  const { customerGroupId = channel.customer_group_id, countryId = channel.country_id, codes = [] } = request;
  if (!reference.customerGroup.has(customerGroupId)) throw unknown("customerGroupId");
  if (!reference.country.has(countryId)) throw unknown("countryId");
  const numbers = request.lines.map(({ number }) => number);
  const ids = await selectProductIds(sql, numbers);
  const now = request.at === undefined ? Date.now() : Date.parse(request.at);
  const tried = await tryCart(
    { sql, carts, references, channel, languageId: undefined, now },
    {
      codes,
      customerGroupId,
      countryId,
      zipcode: request.zipcode ?? null,
      isFirstOrder: request.isFirstOrder ?? false,
      lines: request.lines.flatMap(({ number, quantity }, index) => {
        const productId = ids.get(number);
        return productId === undefined ? [] : [{ id: String(index), productId, quantity }];
      }),
    },
  );
  const { result } = tried.cart;
  return {
    taxState: tried.scope.taxState,
    lines: result.lines.map(({ id, quantity, unitCents, totalCents }) => {
      return { number: numbers[Number(id)] ?? "", quantity, unitCents, totalCents };
    }),
    unknownNumbers: [...new Set(numbers.filter((number) => !ids.has(number)))],
    promotions: outcomes(tried, await selectRedeemed(sql, codes)),
    fullShippingCents: result.delivery.fullCents,
    shippingCents: result.delivery.cents,
    totalCents: result.totals.totalCents,
    notices: result.notices.map(({ code }) => code),
  };
}

type Outcome = PromotionTrial["promotions"][number];

function outcomes({ scope, cart, refusals }: TriedCart, redeemed: ReadonlyMap<string, string>): Outcome[] {
  const { reference, refs } = scope;
  const outcome = (promotionId: string | null, code: string | null, more: Partial<Outcome>): Outcome => ({
    promotionId,
    name: resolvedText(reference.promotion.get(promotionId ?? "")?.texts ?? {}, refs.chain, "name") ?? null,
    code,
    isApplied: false,
    offCents: 0,
    reasons: [],
    ...more,
  });
  const { discounts, delivery } = cart.result;
  const known = cart.candidates.promotions.map(({ id, code }) => {
    const own = discounts.filter(({ promotionId }) => promotionId === id);
    const reasons = refusals.find(({ promotionId }) => promotionId === id)?.reasons ?? [];
    const offCents = own.reduce((sum, { totalCents }) => sum - totalCents, 0);
    // What is off the delivery shows there and in no line.
    const offDelivery = own.some(({ shares }) => shares.length === 0)
      ? delivery.fullCents - delivery.cents
      : 0;
    return outcome(id, code, {
      isApplied: own.length > 0,
      offCents: offCents + offDelivery,
      reasons: [...reasons],
    });
  });
  return [
    ...known,
    ...cart.candidates.doubleCodes.map(({ code, promotionId }) =>
      outcome(promotionId, code, { reasons: ["TWICE"] }),
    ),
    ...cart.candidates.unknownCodes.map((code) => {
      const [promotionId, reason] = whyUnknown(code, reference.rows.promotions, redeemed);
      return outcome(promotionId, code, { reasons: [reason] });
    }),
  ];
}

/** Buyers are told that there is no such code; staff, what it is about. */
function whyUnknown(
  code: string,
  promotions: readonly { id: string; code: string | null }[],
  redeemed: ReadonlyMap<string, string>,
): [promotionId: string | null, reason: RefusalCode | "INACTIVE" | "REDEEMED" | "UNKNOWN"] {
  const plain = code.toLowerCase();
  const spent = redeemed.get(plain);
  if (spent !== undefined) return [spent, "REDEEMED"];
  const inactive = promotions.find((row) => row.code?.toLowerCase() === plain);
  return inactive ? [inactive.id, "INACTIVE"] : [null, "UNKNOWN"];
}

function unknown(field: string) {
  return failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
    detail: "There is none of that id.",
    pointer: `/${field}`,
    parameters: { reason: "UNKNOWN" },
  });
}

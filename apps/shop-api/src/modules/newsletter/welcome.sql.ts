import type { Discount, PromotionConditions } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";

export interface WelcomePromotion {
  id: string;
  conditions: PromotionConditions;
  discounts: Discount[];
}

/** The promotion for new readers, if it runs at the moment. */
export async function selectWelcomePromotion(tx: Tx): Promise<WelcomePromotion | undefined> {
  const [row] = await tx<WelcomePromotion[]>`
    select id, conditions, discounts from promotion
    where issued_for = 'newsletter' and active
      and (valid_from is null or valid_from <= now()) and (valid_until is null or valid_until > now())
    order by priority desc, id limit 1`;
  return row;
}

/** False: there is such a code already. */
export async function insertCode(tx: Tx, promotionId: string, code: string): Promise<boolean> {
  const { count } = await tx`
    insert into promotion_code (code, promotion_id, issued_at) values (${code.toLowerCase()}, ${promotionId}, now())
    on conflict do nothing`;
  return count === 1;
}

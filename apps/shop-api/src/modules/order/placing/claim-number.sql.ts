import type { Sql } from "../../../platform/database/database.ts";
import { isUniqueViolation } from "../order-refusal.ts";

/**
 * The number of a wish to order: the next one, or the one it got before. The commit need not wait for the disk: whatever is lost with
 * it was never seen, and the order that uses the number is written after it.
 */
export async function claimNumber(writes: Sql, key: string, contextKey: string): Promise<string> {
  for (;;) {
    try {
      const [claimed] = await writes<{ order_number: string }[]>`
        with known as (
          select order_number from order_attempt where key = ${key}),
        next as (
          update number_range set last = last + 1 where name = 'order' and not exists (select from known)
          returning number_of(pattern, last) as number),
        noted as (
          insert into order_attempt (key, order_number, context_key) select ${key}, number, ${contextKey} from next
          returning order_number)
        select order_number, set_config('synchronous_commit', 'off', true)
        from (select * from known union all select * from noted) as either_one`;
      if (claimed) return claimed.order_number;
      throw new Error("There is no range of order numbers");
    } catch (error) {
      // Somebody noted the same wish at the same moment: their number is ours.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

/** Every number has an order or a reason why it has none. */
export async function noteRefusal(writes: Sql, key: string, code: string): Promise<void> {
  await writes`update order_attempt set refused_with = ${code} where key = ${key}`;
}

import type { OrderSheet } from "@hearth/admin-contract";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import type { TextKey } from "../../../language/load-texts.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { orderGist } from "./order-gist.ts";

type OrderOperation =
  | "shipOrder"
  | "refundOrder"
  | "confirmRefund"
  | "cancelOrder"
  | "markOrderPaid"
  | "returnGoods"
  | "flagOrder"
  | "resendOrderMail";

/** Done from what was seen of an order. Operations about money are a resource of their own, but what they change is the order. */
export function useOrderAction<Operation extends OrderOperation>(
  operation: Operation,
  order: OrderSheet,
  { done, isQuiet = false }: { done: TextKey; isQuiet?: boolean },
) {
  const language = useLanguage();
  return useAdminAction(operation, {
    done,
    isQuiet,
    touches: ["order"],
    compare: (current, mine) => ({
      current,
      mine,
      sinceSeen: {
        seen: orderGist(order, language),
        now: orderGist(current as unknown as OrderSheet, language),
      },
    }),
  });
}

import type { PhoneCart } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { type DraftForm, draftOf } from "./phone-draft.ts";

export interface ShownCart {
  /** Undefined: nobody was chosen, or it is the first calculation. */
  cart: PhoneCart | undefined;
  /** What is shown is of before the last change. */
  isStale: boolean;
  error: unknown;
}

/** The shop's calculation of the draft, made anew with every change; the one before stays until the next is there. */
export function usePhoneCart(customerId: string | null, form: DraftForm): ShownCart {
  const input = draftOf(customerId ?? "", form);
  const { data, error, isFetching } = useAdminQuery(
    "calculatePhoneOrder",
    { input },
    { isWanted: customerId !== null },
  );
  const [last, setLast] = useState<PhoneCart>();
  if (data && data !== last) setLast(data);
  const isOfOther = last !== undefined && last.customer.id !== customerId;
  const cart = data ?? (isOfOther ? undefined : last);
  return { cart, isStale: data === undefined || isFetching, error };
}

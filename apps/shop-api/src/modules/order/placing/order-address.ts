import type { OrderAddress } from "@hearth/contract";
import type { Scope } from "../../context/index.ts";
import { postalFields, type PostalAddressRow, postalRelations } from "../../postal-address/index.ts";

export interface AddressFacts {
  id: string;
  orderId: string;
  vatId: string | null;
}

/** A copy of the customer's address with its country, as they are at this moment. */
export function orderAddress(
  scope: Scope,
  address: PostalAddressRow,
  { id, orderId, vatId }: AddressFacts,
): OrderAddress {
  return {
    id,
    orderId,
    ...postalFields(address),
    vatId,
    ...postalRelations(scope, address),
    customFields: address.custom_fields,
    apiAlias: "order_address",
  };
}

import { adminFailure, type PhoneCart, type PhoneDraft } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { type CartServices, type CurrentCart, dictatedCart, presentCart } from "../cart/index.ts";
import { selectRecord } from "../customer/index.ts";
import type { ReferenceStore } from "../reference/index.ts";
import { presentPhoneCart } from "./present-phone-cart.ts";
import { selectPhoneCustomer } from "./phone-order.sql.ts";

export interface DraftPorts {
  sql: Sql;
  carts: CartServices;
  references: ReferenceStore;
  newId: () => string;
}

export interface CalculatedDraft {
  used: CurrentCart;
  shown: PhoneCart;
}

/** What the customer would pay at this moment, by the shop's own calculation. */
export async function calculateDraft(ports: DraftPorts, draft: PhoneDraft): Promise<CalculatedDraft> {
  const { sql, carts, references, newId } = ports;
  const customer = await selectPhoneCustomer(sql, draft.customerId);
  if (!customer) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such customer." });
  if (customer.isBlocked) throw blocked();
  const [channel] = references.current().rows.channels;
  if (!channel) throw new Error("There is no sales channel");
  const look = { sql, carts, references, channel, languageId: undefined, now: Date.now() };
  const used = await dictatedCart(look, {
    customerId: draft.customerId,
    contextKey: `telephone ${newId()}`,
    billingAddressId: draft.billingAddressId ?? null,
    shippingAddressId: draft.shippingAddressId ?? null,
    shippingMethodId: draft.shippingMethodId ?? null,
    paymentMethodId: draft.paymentMethodId ?? null,
    lines: draft.lines,
    codes: draft.codes ?? [],
    taxDeclaration: draft.taxDeclaration ?? "none",
  });
  // Blocked between the two reads.
  if (!used) throw blocked();
  const record = await selectRecord(sql, draft.customerId);
  const shown = presentPhoneCart(used, presentCart(used), {
    customer,
    addresses: record?.addresses ?? [],
    chosenPaymentId: draft.paymentMethodId ?? null,
    isShippingChosen: draft.shippingMethodId !== undefined,
  });
  return { used, shown };
}

function blocked() {
  return adminFailure(409, "ADMIN__CUSTOMER_BLOCKED", { detail: "This customer is blocked." });
}

import type { NoteKey } from "@hearth/i18n";
import type { FormState } from "../../platform/forms/form-state.ts";
import { refuse } from "../../platform/http/answer/page-failure.server.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { refusedSave } from "./refused-save.ts";

const operations = {
  delete: { operation: "deleteCustomerAddress", note: "note.addressDeleted" },
  shipping: { operation: "defaultShippingAddress", note: "note.addressDefault" },
  billing: { operation: "defaultBillingAddress", note: "note.addressDefault" },
} as const;

type Done = { ok: true; note: NoteKey } | { ok: false; form: FormState };

/** What the buttons beside an address do. */
export async function changeAddresses(shop: Pick<ShopClient, "act">, form: FormData): Promise<Done> {
  const intent = form.get("intent");
  const addressId = form.get("addressId");
  if (!isIntent(intent) || typeof addressId !== "string" || addressId === "")
    return refuse(400, "This is no form of the shop");
  const { operation, note } = operations[intent];
  try {
    await shop.act(operation, { params: { addressId } });
    return { ok: true, note };
  } catch (error) {
    return { ok: false, form: refusedSave({}, error) };
  }
}

function isIntent(intent: unknown): intent is keyof typeof operations {
  return typeof intent === "string" && Object.hasOwn(operations, intent);
}

import type { Transact } from "../../platform/database/transaction.ts";
import { type Scope, signedIn } from "../context/index.ts";
import { isOwnAddress, lockDefaults, saveDefaults } from "./address.sql.ts";
import { addressNotFound } from "./change-address.ts";

/** The default of the customer; the address of the running checkout is chosen by PATCH /context. */
export async function changeDefaultAddress(
  transact: Transact,
  scope: Scope,
  { kind, addressId }: { kind: "billing" | "shipping"; addressId: string },
): Promise<void> {
  const { id } = signedIn(scope);
  await transact(async (tx) => {
    await lockDefaults(tx, id);
    if (!(await isOwnAddress(tx, id, addressId))) throw addressNotFound(addressId);
    await saveDefaults(tx, id, { [`default_${kind}_address_id`]: addressId });
  });
}

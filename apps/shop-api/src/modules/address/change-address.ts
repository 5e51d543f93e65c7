import { type CustomerAddress, failure } from "@hearth/contract";
import { accepted, checkAddress } from "@hearth/contract/form";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import { type Scope, signedIn } from "../context/index.ts";
import { presentAddress, toAddress } from "../customer/index.ts";
import { formRules } from "../form-rules/index.ts";
import {
  insertAddress,
  isActiveAddress,
  isOwnAddress,
  lockDefaults,
  removeAddress,
  replaceAddress,
  selectDefaults,
} from "./address.sql.ts";

export async function createAddress(sql: Sql, scope: Scope, input: unknown): Promise<CustomerAddress> {
  const { id } = signedIn(scope);
  const address = toAddress(accepted(checkAddress(input, formRules(scope))));
  const row = await insertAddress(sql, id, address);
  if (!row) throw new Error("An address that was just made is not there");
  return presentAddress(scope, row, await selectDefaults(sql, id));
}

/** The whole address is replaced: fields that are not sent are emptied. */
export async function updateAddress(
  sql: Sql,
  scope: Scope,
  { addressId, input }: { addressId: string; input: unknown },
): Promise<CustomerAddress> {
  const { id: customerId } = signedIn(scope);
  const address = toAddress(accepted(checkAddress(input, formRules(scope))));
  const row = await replaceAddress(sql, { id: addressId, customerId, address });
  if (!row) throw addressNotFound(addressId);
  return presentAddress(scope, row, await selectDefaults(sql, customerId));
}

/** Neither a default nor the address of the running checkout can be deleted. */
export async function deleteAddress(transact: Transact, scope: Scope, addressId: string): Promise<void> {
  const { id } = signedIn(scope);
  await transact(async (tx) => {
    const defaults = await lockDefaults(tx, id);
    if (!(await isOwnAddress(tx, id, addressId))) throw addressNotFound(addressId);
    if (Object.values(defaults).includes(addressId)) {
      throw failure(400, "CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT", {
        detail: "A default address cannot be deleted.",
        parameters: { addressId },
      });
    }
    if (await isActiveAddress(tx, id, addressId)) {
      throw failure(400, "CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE", {
        detail: "The address of the running checkout cannot be deleted.",
        parameters: { addressId },
      });
    }
    await removeAddress(tx, id, addressId);
  });
}

/** Somebody else's address answers like one that does not exist. */
export function addressNotFound(addressId: string) {
  return failure(400, "CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND", {
    detail: `Customer address with id "${addressId}" not found.`,
    parameters: { addressId },
  });
}

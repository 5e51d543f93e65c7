import { type Criteria, type Customer, failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { type Scope, signedIn } from "../context/index.ts";
import { wantedRelations } from "../criteria/index.ts";
import { presentCustomer, selectRecord } from "../customer/index.ts";

const address = { country: {}, countryState: {}, salutation: {} };
const relations = {
  addresses: address,
  defaultBillingAddress: address,
  defaultShippingAddress: address,
  activeBillingAddress: address,
  activeShippingAddress: address,
  defaultPaymentMethod: {},
  lastPaymentMethod: {},
  salutation: {},
  group: {},
};

/** The signed-in customer; relations are small and always there. */
export async function readCustomer(sql: Sql, scope: Scope, criteria: Criteria): Promise<Customer> {
  wantedRelations(criteria.associations, relations);
  const customer = await customerOf(sql, scope);
  if (!customer) throw gone();
  return customer;
}

/** Null: nobody is signed in. */
export async function customerOf(sql: Sql, scope: Scope): Promise<Customer | null> {
  if (!scope.customer) return null;
  const record = await selectRecord(sql, signedIn(scope).id);
  return record ? presentCustomer(scope, record) : null;
}

/** Deleted between the session and here. */
function gone() {
  return failure(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN", { detail: "Customer is not logged in." });
}

import type { Criteria, CustomerAddress, EntitySearchResult } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { type Scope, signedIn } from "../context/index.ts";
import { searchTable, type SqlFields, tableResult, wantedRelations } from "../criteria/index.ts";
import { type AddressRow, presentAddress } from "../customer/index.ts";
import { selectDefaults } from "./address.sql.ts";

/** Answered whether asked for or not. */
const relations = { country: {}, countryState: {}, salutation: {} };

/** The customer's own addresses, oldest first unless asked otherwise. */
export async function addressList(
  sql: Sql,
  scope: Scope,
  criteria: Criteria,
): Promise<EntitySearchResult<CustomerAddress>> {
  wantedRelations(criteria.associations, relations);
  const { id } = signedIn(scope);
  const like = `%${criteria.term}%`;
  const term = criteria.term
    ? sql`concat_ws(' ', a.first_name, a.last_name, a.company, a.street, a.zipcode, a.city) ilike ${like}`
    : sql`true`;
  const search = {
    visible: sql`from customer_address a where a.customer_id = ${id} and ${term}`,
    columns: sql`a.*`,
    fields: addressFields(sql),
    id: sql`a.id`,
    lastOrder: sql`a.created_at, a.id`,
    sorts: criteria.sorts,
  };
  const [page, defaults] = await Promise.all([
    searchTable<AddressRow>(sql, search, criteria),
    selectDefaults(sql, id),
  ]);
  return tableResult(
    "customer_address",
    page,
    page.rows.map((row) => presentAddress(scope, row, defaults)),
  );
}

function addressFields(sql: Sql): SqlFields {
  return {
    id: { column: sql`a.id`, type: "id" },
    countryId: { column: sql`a.country_id`, type: "id" },
    countryStateId: { column: sql`a.country_state_id`, type: "id" },
    salutationId: { column: sql`a.salutation_id`, type: "id" },
    firstName: { column: sql`a.first_name`, type: "text" },
    lastName: { column: sql`a.last_name`, type: "text" },
    company: { column: sql`a.company`, type: "text" },
    street: { column: sql`a.street`, type: "text" },
    zipcode: { column: sql`a.zipcode`, type: "text" },
    city: { column: sql`a.city`, type: "text" },
    createdAt: { column: sql`a.created_at`, type: "time" },
    updatedAt: { column: sql`a.updated_at`, type: "time" },
  };
}

import type { CustomerAddress } from "@hearth/contract";
import { isOutsideStandardDelivery, type ShippingZone } from "@hearth/rules";
import type { Scope } from "../context/index.ts";
import { postalFields, postalRelations } from "../postal-address/index.ts";
import type { AddressRow, CustomerRow } from "./customer-rows.ts";

type Defaults = Pick<CustomerRow, "default_billing_address_id" | "default_shipping_address_id">;

/** An address with its country, state and salutation. */
export function presentAddress(scope: Scope, row: AddressRow, defaults: Defaults): CustomerAddress {
  return {
    id: row.id,
    customerId: row.customer_id,
    ...postalFields(row),
    isDefaultBillingAddress: row.id === defaults.default_billing_address_id,
    isDefaultShippingAddress: row.id === defaults.default_shipping_address_id,
    ...postalRelations(scope, row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    customFields: row.custom_fields,
    extensions: {
      hearthDelivery: {
        isOutsideStandard: isOutsideStandardDelivery(zonesIn(scope.reference), {
          countryIso: scope.reference.country.get(row.country_id)?.iso ?? "",
          postcode: row.zipcode,
        }),
      },
    },
    apiAlias: "customer_address",
  };
}

function zonesIn({ rows, country }: Scope["reference"]): ShippingZone[] {
  return rows.shippingZones.map(({ key, country_id, postcodes }) => ({
    key,
    countryIso: country.get(country_id)?.iso ?? "",
    postcodes,
  }));
}

import type { ProductChoices } from "@hearth/admin-contract";
import { useAdminQuery } from "../../api/use-admin-query.ts";

const nothing: ProductChoices = {
  standardGroupId: "",
  customerGroups: [],
  countries: [],
  taxes: [],
  manufacturers: [],
  units: [],
  deliveryTimes: [],
  shippingCostTypes: [],
  properties: [],
};

/** Empty lists until they are there: selects keep their place. */
export function useChoices(): ProductChoices {
  return useAdminQuery("readProductChoices", {}).data ?? nothing;
}

import type { ProductChoices } from "@hearth/admin-contract";
import { useAdminQuery } from "./use-admin-query.ts";
import { useMay } from "./use-may.ts";

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

/** Empty lists until they are there, and for whoever may not see products: selects keep their place. */
export function useChoices(): ProductChoices {
  const may = useMay();
  return useAdminQuery("readProductChoices", {}, { isWanted: may("readProductChoices") }).data ?? nothing;
}

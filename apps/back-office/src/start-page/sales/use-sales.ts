import { useAdminQuery } from "../../api/use-admin-query.ts";

/** Somebody leaves the start page open all day. */
const EVERY_MS = 60_000;

/** Asked once for all that shows them. */
export function useSales() {
  return useAdminQuery("readSalesFigures", {}, { again: () => EVERY_MS });
}

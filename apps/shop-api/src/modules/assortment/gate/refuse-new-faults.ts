import { adminFailure } from "@hearth/admin-contract";
import { type GateFault, newFaults } from "@hearth/catalog/gate";

/** What was found before may stay; what is found now and was not takes the change back. */
export function refuseNewFaults(known: readonly GateFault[], found: readonly GateFault[]): void {
  const fresh = newFaults(known, found);
  if (fresh.length === 0) return;
  throw adminFailure(409, "ADMIN__NOT_PUBLISHABLE", {
    detail: "The publish gate has something against it.",
    parameters: { reasons: fresh.map(({ key, ...fault }) => ({ ...fault, productId: key })) },
  });
}

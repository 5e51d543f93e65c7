import { type CustomerGroupRegistration, failure } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { presentGroupRegistration } from "../reference/index.ts";

/** What the page of a group shows; groups nobody can ask for have none. */
export function groupRegistration({ reference, refs }: Scope, groupId: string): CustomerGroupRegistration {
  const group = reference.customerGroup.get(groupId);
  if (group?.registration_active) return presentGroupRegistration(group, refs.chain);
  throw failure(404, "CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND", {
    detail: "Customer group registration not found.",
    parameters: { customerGroupId: groupId },
  });
}

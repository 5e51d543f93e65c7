import { type AdminOperationId, adminEndpoints, type OrderSheet } from "@hearth/admin-contract";
import { mayDo, rolePermissions, type StaffRole } from "@hearth/rules";
import { expect, it } from "vitest";
import { offeredSteps } from "./offered-steps.ts";

const mayOf = (role: StaffRole) => (operation: AdminOperationId) =>
  mayDo(rolePermissions[role], adminEndpoints[operation].resource, adminEndpoints[operation].action);
const paid: Pick<OrderSheet, "possible"> = { possible: ["ship", "cancel", "refund"] };

it("offers what the order allows, to whom the role does", () => {
  expect(offeredSteps(paid, mayOf("orders"))).toEqual(["ship", "cancel", "refund"]);
  expect(offeredSteps(paid, mayOf("service"))).toEqual(["ship", "cancel"]);
  expect(offeredSteps(paid, mayOf("read-only"))).toEqual([]);
  expect(offeredSteps({ possible: [] }, mayOf("owner"))).toEqual([]);
});

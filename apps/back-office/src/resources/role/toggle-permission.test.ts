import type { StaffAction, StaffPermissions } from "@hearth/rules";
import { expect, it } from "vitest";
import { togglePermission } from "./toggle-permission.ts";

it.each<[string, StaffPermissions, StaffAction, StaffPermissions]>([
  ["gives seeing with changing", {}, "change", { order: ["read", "change"] }],
  ["takes everything with seeing", { order: ["read", "change"] }, "read", {}],
  ["takes one thing", { order: ["read", "change"] }, "change", { order: ["read"] }],
  ["leaves others alone", { review: ["read"] }, "read", { review: ["read"], order: ["read"] }],
])("%s", (_name, permissions, action, expected) => {
  expect(togglePermission(permissions, "order", action)).toEqual(expected);
});

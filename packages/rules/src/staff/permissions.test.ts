import { describe, expect, it } from "vitest";
import {
  mayDo,
  mayGive,
  OWN_ACCOUNT,
  type StaffPermissions,
  staffActions,
  staffResources,
} from "./permissions.ts";
import { isStaffRole, rolePermissions, type StaffRole, staffRoles } from "./roles.ts";

/** Written out once more by hand, a letter per action: read, make (m), create, change, remove (x). */
const expected: Record<StaffRole, string[]> = {
  owner: Array.from({ length: 23 }, () => "rccx"),
  catalogue: [
    "-",
    "-",
    "-",
    "r",
    "rccx",
    "-",
    "-",
    "-",
    "-",
    "rccx",
    "-",
    "rccx",
    "r",
    "rccx",
    "rccx",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
  ],
  orders: [
    "-",
    "-",
    "-",
    "-",
    "-",
    "rc",
    "rc",
    "-",
    "rc",
    "-",
    "rc",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "rm",
  ],
  service: [
    "-",
    "-",
    "-",
    "rc",
    "-",
    "rc",
    "-",
    "rc",
    "rc",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "rc",
    "-",
    "rc",
    "rc",
    "-",
    "-",
    "rm",
  ],
  content: [
    "-",
    "-",
    "-",
    "rc",
    "rccx",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "r",
    "-",
    "rc",
    "rccx",
    "rccx",
    "-",
    "-",
    "-",
    "-",
    "-",
    "r",
    "-",
  ],
  marketing: [
    "-",
    "-",
    "-",
    "r",
    "rccx",
    "-",
    "-",
    "-",
    "-",
    "rccx",
    "-",
    "r",
    "rccx",
    "r",
    "r",
    "r",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
    "-",
  ],
  "read-only": [
    "-",
    "-",
    "-",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
    "r",
  ],
};
const actionsOf: Record<string, string[]> = {
  "-": [],
  r: ["read"],
  rm: ["read", "create"],
  rc: ["read", "change"],
  rccx: ["read", "create", "change", "remove"],
};

describe.each(staffRoles)("%s", (role) => {
  it.each(staffResources.map((resource, at) => [resource, actionsOf[expected[role][at] ?? ""]] as const))(
    "may do with %s: %j",
    (resource, actions) => {
      const allowed = staffActions.filter((action) => mayDo(rolePermissions[role], resource, action));
      expect(allowed).toEqual(actions);
    },
  );

  it("may do everything with the own account", () => {
    expect(staffActions.every((action) => mayDo(rolePermissions[role], OWN_ACCOUNT, action))).toBe(true);
  });

  it("may be given by the owner, and gives itself", () => {
    expect(mayGive(rolePermissions.owner, rolePermissions[role])).toBe(true);
    expect(mayGive(rolePermissions[role], rolePermissions[role])).toBe(true);
  });
});

it.each<[StaffPermissions, StaffPermissions, boolean]>([
  [{}, {}, true],
  [{}, { order: ["read"] }, false],
  [{ order: ["read"] }, { order: ["read"] }, true],
  [{ order: ["read"] }, { order: ["read", "change"] }, false],
  [{ order: ["read", "change"], review: ["read"] }, { review: ["read"] }, true],
  [{ staff: ["read", "create", "change"] }, rolePermissions.owner, false],
])("with %j one gives %j: %s", (own, given, isAllowed) => {
  expect(mayGive(own, given)).toBe(isAllowed);
});

it("knows its roles by name", () => {
  expect(["owner", "read-only", "toString", "Owner", ""].map(isStaffRole)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

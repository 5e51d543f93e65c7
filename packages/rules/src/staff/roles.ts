import { type StaffPermissions, staffActions, type StaffResource, staffResources } from "./permissions.ts";

/** Roles every shop has; a shop's own are rows beside them. */
export const staffRoles = [
  "owner",
  "catalogue",
  "orders",
  "service",
  "content",
  "marketing",
  "read-only",
] as const;

export type StaffRole = (typeof staffRoles)[number];

const everything = staffActions;
const decides = ["read", "change"] as const;
const looks = ["read"] as const;
const makes = ["read", "create"] as const;

/** About colleagues and what they did: of no use for looking at the shop. */
const aboutStaff: readonly StaffResource[] = ["staff", "role", "audit"];

/** Whoever is named here may do that and nothing else. */
export const rolePermissions: Readonly<Record<StaffRole, StaffPermissions>> = {
  owner: Object.fromEntries(staffResources.map((resource) => [resource, everything])),
  catalogue: {
    review: looks,
    "route-rule": everything,
    "search-rule": everything,
    product: everything,
    manufacturer: everything,
    property: everything,
    "product-stream": everything,
    promotion: looks,
    category: everything,
    media: everything,
  },
  orders: { order: decides, "phone-order": makes, payment: decides, withdrawal: decides, job: decides },
  // Speaks with customers and decides about no money; an order that is called off gives back its own, as the buyer could do.
  service: {
    order: decides,
    "phone-order": makes,
    withdrawal: decides,
    "customer-group-request": decides,
    review: decides,
    customer: decides,
    "contact-message": decides,
    "newsletter-recipient": decides,
  },
  content: {
    review: decides,
    "route-rule": everything,
    product: looks,
    manufacturer: looks,
    property: looks,
    "product-stream": looks,
    category: decides,
    media: everything,
    "content-page": everything,
    // What it says is the owner's word.
    "legal-text": looks,
  },
  marketing: {
    review: looks,
    "route-rule": everything,
    "search-rule": everything,
    product: looks,
    manufacturer: looks,
    property: looks,
    // Which goods a strip or an offer shows.
    "product-stream": everything,
    promotion: everything,
    category: looks,
    media: looks,
    "content-page": looks,
    banner: everything,
  },
  "read-only": Object.fromEntries(
    staffResources.filter((resource) => !aboutStaff.includes(resource)).map((resource) => [resource, looks]),
  ),
};

export function isStaffRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text);
}

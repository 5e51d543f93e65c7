/** What the back office shows and changes. */
export const staffResources = [
  "staff",
  "role",
  "audit",
  "review",
  "route-rule",
  "order",
  "payment",
  "customer-group-request",
  "withdrawal",
  "search-rule",
  "job",
  "product",
  "promotion",
  "category",
  "media",
  "content-page",
  "customer",
  "personal-data",
  "contact-message",
  "newsletter-recipient",
  "settings",
  "legal-text",
  "phone-order",
  "banner",
  "manufacturer",
  "property",
  "product-stream",
] as const;

export type StaffResource = (typeof staffResources)[number];

/** One's own account, sessions and second factors: of whoever is signed in, by no permission. */
export const OWN_ACCOUNT = "own-account";

export const staffActions = ["read", "create", "change", "remove"] as const;

export type StaffAction = (typeof staffActions)[number];

/** What somebody may do with what; a resource that is not named may not even be read. */
export type StaffPermissions = Readonly<Partial<Record<StaffResource, readonly StaffAction[]>>>;

export function mayDo(
  permissions: StaffPermissions,
  resource: StaffResource | typeof OWN_ACCOUNT,
  action: StaffAction,
): boolean {
  return resource === OWN_ACCOUNT || (permissions[resource]?.includes(action) ?? false);
}

/** Nobody gives away what they do not have: neither a role to others nor a permission to a role. */
export function mayGive(own: StaffPermissions, given: StaffPermissions): boolean {
  return staffResources.every((resource) =>
    (given[resource] ?? []).every((action) => mayDo(own, resource, action)),
  );
}

import {
  mayDo,
  type StaffAction,
  staffActions,
  type StaffPermissions,
  type StaffResource,
} from "@hearth/rules";

/** Whoever may change something must see it, and whoever sees nothing changes nothing. */
export function togglePermission(
  permissions: StaffPermissions,
  resource: StaffResource,
  action: StaffAction,
): StaffPermissions {
  const isGiven = mayDo(permissions, resource, action);
  const wanted = new Set<StaffAction>(permissions[resource]);
  if (!isGiven) for (const each of ["read", action] as const) wanted.add(each);
  else if (action === "read") wanted.clear();
  else wanted.delete(action);
  const { [resource]: _old, ...others } = permissions;
  return wanted.size === 0
    ? others
    : { ...others, [resource]: staffActions.filter((each) => wanted.has(each)) };
}

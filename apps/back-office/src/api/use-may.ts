import { adminEndpoints, type AdminOperationId } from "@hearth/admin-contract";
import { mayDo, type StaffPermissions } from "@hearth/rules";
import { usePermissions } from "ra-core";

/** Whether the role allows an operation. What it does not allow is not shown; the API refuses it anyway. */
export function useMay(): (operation: AdminOperationId) => boolean {
  const { permissions } = usePermissions<StaffPermissions>();
  return (operation) => {
    const { resource, action } = adminEndpoints[operation];
    return permissions !== undefined && mayDo(permissions, resource, action);
  };
}

import type { StaffResource } from "@hearth/rules";

/** The address of a list that is narrowed already, in the way ra-core writes it. */
export function listPath(resource: StaffResource, filter: Readonly<Record<string, string>>): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

import type { AdminEndpoints, AdminOperationId } from "@hearth/admin-contract";
import type { StaffResource } from "@hearth/rules";
import type { ComponentType } from "react";
import type { IconName } from "../ui/icon/icon-names.ts";

type WithPath<Suffix> = {
  [O in AdminOperationId]: AdminEndpoints[O] extends Suffix ? O : never;
}[AdminOperationId];

export type ListOperation = WithPath<{ readonly list: object }>;
export type ReadOperation = WithPath<{
  readonly method: "GET";
  readonly pathParams: { readonly id: object };
}>;

export const resourceGroups = ["sales", "catalogue", "content", "team", "system"] as const;

/** One row per folder beside this file: what navigation, routes, permissions and the data provider have to know. */
export interface OfficeResource {
  /** As permissions name it; also its address, and `nav.<name>` its text. */
  readonly name: StaffResource;
  readonly group: (typeof resourceGroups)[number];
  readonly icon: IconName;
  readonly operations: { readonly list?: ListOperation; readonly read?: ReadOperation };
  /** Which field names it. */
  readonly idField: string;
  /** Loaded when they are first opened. */
  readonly List: ComponentType;
  readonly Show?: ComponentType;
  /** Further screens, at addresses of their own. */
  readonly pages?: readonly { readonly path: string; readonly Screen: ComponentType }[];
}

import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Customers and guests: found, read, let in or not, their group, and what the law says about their data. */
export const customerResource: OfficeResource = {
  name: "customer",
  group: "sales",
  icon: "user",
  operations: { list: "listCustomers", read: "readCustomer" },
  idField: "id",
  List: lazyPart(() => import("./customer-list.tsx"), "CustomerList"),
  Show: lazyPart(() => import("./customer-page.tsx"), "CustomerPage"),
  pages: [
    { path: "/customer-merge/:id", Screen: lazyPart(() => import("./merge/merge-page.tsx"), "MergePage") },
  ],
};

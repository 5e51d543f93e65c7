import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Declarations of withdrawal, and what became of them. */
export const withdrawalResource: OfficeResource = {
  name: "withdrawal",
  group: "sales",
  icon: "arrow-back-up",
  operations: { list: "listWithdrawals" },
  idField: "reference",
  List: lazyPart(() => import("./withdrawal-list.tsx"), "WithdrawalList"),
};

import { lazyPart } from "../../ui/lazy-part.ts";
import type { OfficeResource } from "../office-resource.ts";

/** Jobs of the worker that were given up. */
export const jobResource: OfficeResource = {
  name: "job",
  group: "system",
  icon: "alert-triangle",
  operations: { list: "listDeadJobs" },
  idField: "id",
  List: lazyPart(() => import("./job-list.tsx"), "JobList"),
};

export type GroupStep = "stay" | "accept" | "move";

/** Whoever is put into the group they asked for has been let in: they hear of it, and the request waits no more. */
export function groupStep(
  { groupId, requestedGroupId }: { groupId: string; requestedGroupId: string | null },
  target: string,
): GroupStep {
  if (target === requestedGroupId) return "accept";
  return target === groupId ? "stay" : "move";
}

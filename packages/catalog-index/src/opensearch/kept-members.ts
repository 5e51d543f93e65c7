import type { NamedMember } from "../member/chosen-member.ts";

/** A member as a document of the engine holds it. */
export type KeptMember = Omit<NamedMember, "options"> & { groupedOptionIds: readonly string[] };

export function memberFrom({ groupedOptionIds, ...member }: KeptMember): NamedMember {
  const options = groupedOptionIds.map((grouped) => {
    const [groupId = "", optionId = ""] = grouped.split(":");
    return { groupId, optionId };
  });
  return { ...member, options };
}

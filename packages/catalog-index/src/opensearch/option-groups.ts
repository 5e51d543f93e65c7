import type { Client } from "@opensearch-project/opensearch";

/** The groups of chosen options: inside of one they are alternatives. */
export type OptionGroups = (
  index: string,
  optionIds: readonly string[],
) => Promise<(optionId: string) => string>;

/** An option never changes its group, so a group once found is kept. */
export function createOptionGroups(client: Client): OptionGroups {
  const known = new Map<string, string>();
  return async (index, optionIds) => {
    const unknown = optionIds.filter((id) => !known.has(id));
    for (const [optionId, groupId] of await findGroups(client, index, unknown)) known.set(optionId, groupId);
    return (optionId) => known.get(optionId) ?? "";
  };
}

async function findGroups(
  client: Client,
  index: string,
  optionIds: readonly string[],
): Promise<[optionId: string, groupId: string][]> {
  const ids = optionIds.filter((id) => /^[0-9a-f]+$/.test(id));
  if (ids.length === 0) return [];
  const pairs = { field: "groupedOptionIds", size: ids.length, include: `[^:]*:(${ids.join("|")})` };
  const { body } = await client.search({
    index,
    body: { size: 0, query: { terms: { optionIds: ids } }, aggs: { pairs: { terms: pairs } } },
  });
  const { aggregations } = body as unknown as { aggregations: { pairs: { buckets: { key: string }[] } } };
  return aggregations.pairs.buckets.map(({ key }) => {
    const [groupId = "", optionId = ""] = key.split(":");
    return [optionId, groupId];
  });
}

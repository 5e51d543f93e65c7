import type { Client } from "@opensearch-project/opensearch";

/** The groups of the chosen options: inside of one they are alternatives. */
export async function groupsOf(
  client: Client,
  index: string,
  optionIds: readonly string[],
): Promise<(optionId: string) => string> {
  if (optionIds.length === 0) return () => "";
  const known = optionIds.filter((id) => /^[0-9a-f]+$/.test(id));
  const include = `[^:]*:(${known.join("|")})`;
  const { body } = await client.search({
    index,
    body: {
      size: 0,
      query: { terms: { optionIds } },
      aggs: { pairs: { terms: { field: "groupedOptionIds", size: optionIds.length, include } } },
    } as object,
  });
  const { aggregations } = body as unknown as { aggregations: { pairs: { buckets: { key: string }[] } } };
  const groups = new Map(
    aggregations.pairs.buckets.map(({ key }) => {
      const [groupId = "", optionId = ""] = key.split(":");
      return [optionId, groupId];
    }),
  );
  return (optionId) => groups.get(optionId) ?? "";
}

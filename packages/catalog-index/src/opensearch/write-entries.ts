import type { Client } from "@opensearch-project/opensearch";
import type { IndexEntry } from "../port.ts";
import { entryDocument } from "./entry-document.ts";
import type { LanguageIndexes } from "./language-indexes.ts";
import { changePatience, rebuildPatience } from "./write-patience.ts";

/** Bulks of this many documents: large enough to be quick, small enough for an engine with little memory. */
const BULK_SIZE = 1000;
const MAX_FAMILY_HITS = 10_000;

export async function replaceFamilies(
  client: Client,
  indexes: LanguageIndexes,
  familyIds: readonly string[],
  entries: readonly IndexEntry[],
): Promise<void> {
  const languages = new Map(
    entries.flatMap(({ texts }) => texts.map(({ language }) => [language.id, language])),
  );
  await Promise.all([...languages.values()].map((language) => indexes.ensure(language)));
  const families = [...new Set([...familyIds, ...entries.map(({ familyId }) => familyId)])];
  const gone = await findGone(client, indexes, families, entries);
  const written = entries.flatMap((entry) =>
    entry.texts.flatMap((text) => [
      { index: { _index: indexes.aliasOf(text.language.id), _id: entry.productId } },
      entryDocument(entry, text),
    ]),
  );
  await sendBulk(client, [...gone, ...written], { refresh: true }, changePatience);
}

interface Deletion {
  delete: { _index: string; _id: string };
}

/** Hits of these families that are not written anew, in every language. */
async function findGone(
  client: Client,
  indexes: LanguageIndexes,
  families: readonly string[],
  entries: readonly IndexEntry[],
): Promise<Deletion[]> {
  if (families.length === 0 || !(await indexes.anyAlias())) return [];
  const kept = new Set(entries.map(({ productId }) => productId));
  const { body } = await client.search({
    index: indexes.aliasOf("*"),
    body: { size: MAX_FAMILY_HITS, _source: false, query: { terms: { familyId: families } } },
  });
  const hits = body.hits.hits as { _index: string; _id: string }[];
  return hits.filter(({ _id }) => !kept.has(_id)).map(({ _index, _id }) => ({ delete: { _index, _id } }));
}

/** Everything anew, beside what is read meanwhile; then both change places. */
export async function bulkLoad(
  client: Client,
  indexes: LanguageIndexes,
  entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
): Promise<{ loaded: number }> {
  const generations = new Map<string, string>();
  let lines: object[] = [];
  let loaded = 0;
  for await (const entry of entries) {
    for (const text of entry.texts) {
      const { language } = text;
      const index = generations.get(language.id) ?? (await indexes.createGeneration(language));
      generations.set(language.id, index);
      lines.push({ index: { _index: index, _id: entry.productId } }, entryDocument(entry, text));
    }
    loaded += 1;
    if (lines.length >= BULK_SIZE * 2) {
      await sendBulk(client, lines, {}, rebuildPatience);
      lines = [];
    }
  }
  await sendBulk(client, lines, {}, rebuildPatience);
  if (loaded === 0) {
    await removeAll(client, indexes);
    return { loaded };
  }
  await client.indices.refresh({ index: [...generations.values()] }, rebuildPatience);
  await indexes.swap(generations);
  return { loaded };
}

export async function removeAll(client: Client, indexes: LanguageIndexes): Promise<void> {
  if (!(await indexes.exist())) return;
  const query = { match_all: {} };
  await client.deleteByQuery(
    { index: indexes.aliasOf("*"), refresh: true, conflicts: "proceed", body: { query } },
    rebuildPatience,
  );
}

async function sendBulk(
  client: Client,
  lines: readonly object[],
  options: { refresh?: boolean },
  patience: { requestTimeout: number },
): Promise<void> {
  if (lines.length === 0) return;
  const { body } = await client.bulk({ ...options, body: lines as Record<string, unknown>[] }, patience);
  if (!body.errors) return;
  const failed = body.items
    .map((item) => Object.values(item)[0])
    .find((item) => item?.error && item.status !== 404);
  if (failed) throw new Error(`OpenSearch refused a document: ${JSON.stringify(failed.error)}`);
}

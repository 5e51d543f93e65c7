import { randomBytes } from "node:crypto";
import type { Client } from "@opensearch-project/opensearch";
import type { IndexLanguage } from "../port.ts";
import { indexBody } from "./index-body.ts";
import { rebuildPatience } from "./write-patience.ts";

/** Names of the indexes of one shop. Each language has an alias; behind it is the generation that is read. */
export interface LanguageIndexes {
  aliasOf: (languageId: string) => string;
  /** Any one language: what is not searched by words is the same in all of them. Null before anything was written. */
  anyAlias: () => Promise<string | null>;
  /** Whether there is anything to read. */
  exist: () => Promise<boolean>;
  /** The alias, with an index behind it. */
  ensure: (language: IndexLanguage) => Promise<string>;
  /** A new index for a language that nobody reads yet. */
  createGeneration: (language: IndexLanguage) => Promise<string>;
  /** Readers see these from now on, all at once, and the old ones go. */
  swap: (generations: ReadonlyMap<string, string>) => Promise<void>;
}

export function createLanguageIndexes(client: Client, prefix: string): LanguageIndexes {
  const aliasOf = (languageId: string) => `${prefix}-${languageId}`;
  // Another shop's prefix may begin like this one.
  const isOwn = (name: string) =>
    name.startsWith(`${prefix}-`) && !name.slice(prefix.length + 1).includes("-");
  const making = new Map<string, Promise<string>>();
  let known: string | null = null;

  async function aliases(): Promise<Map<string, string[]>> {
    const { body } = await client.indices.getAlias({ name: `${prefix}-*` }, { ignore: [404] });
    const found = new Map<string, string[]>();
    for (const [index, entry] of Object.entries(body as Record<string, { aliases?: object }>)) {
      for (const alias of Object.keys(entry.aliases ?? {}).filter(isOwn))
        found.set(alias, [...(found.get(alias) ?? []), index]);
    }
    return found;
  }

  async function createGeneration({ id, locale }: IndexLanguage): Promise<string> {
    const index = `${aliasOf(id)}.${Date.now().toString(36)}${randomBytes(3).toString("hex")}`;
    await client.indices.create({ index, body: indexBody(locale) }, rebuildPatience);
    return index;
  }

  async function swap(generations: ReadonlyMap<string, string>): Promise<void> {
    const kept = new Set(generations.values());
    const { body: found } = await client.cat.indices({ index: `${prefix}-*`, h: ["index"], format: "json" });
    // With those of rebuilds that came to nothing: only one runs at a time.
    const gone = found.flatMap(({ index = "" }) => (isOwn(index) && !kept.has(index) ? [index] : []));
    const actions = [
      ...[...generations].map(([languageId, index]) => ({ add: { index, alias: aliasOf(languageId) } })),
      ...gone.map((index) => ({ remove_index: { index } })),
    ];
    if (actions.length > 0) await client.indices.updateAliases({ body: { actions } }, rebuildPatience);
    making.clear();
  }

  async function make(language: IndexLanguage): Promise<string> {
    const alias = aliasOf(language.id);
    if ((await aliases()).has(alias)) return alias;
    const index = await createGeneration(language);
    await client.indices.putAlias({ index, name: alias });
    return alias;
  }

  return {
    aliasOf,
    // A name once found stays: generations change behind it.
    anyAlias: async () => (known ??= [...(await aliases()).keys()].toSorted()[0] ?? null),
    exist: async () => (await aliases()).size > 0,
    ensure(language) {
      const made = making.get(language.id) ?? make(language);
      making.set(language.id, made);
      return made;
    },
    createGeneration,
    swap,
  };
}

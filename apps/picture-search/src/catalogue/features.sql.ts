import type { Sql } from "../platform/database.ts";

export interface KeptFeatures {
  read(hashes: readonly string[]): Promise<Map<string, Float32Array>>;
  keep(hash: string, features: Float32Array): Promise<void>;
  /** Forgets what no picture needs any more; what other recipes made only when it is old, so that two releases may run side by side. */
  forgetAllBut(hashes: readonly string[]): Promise<void>;
}

export function keptFeatures(sql: Sql, recipe: string): KeptFeatures {
  return {
    async read(hashes) {
      const rows = await sql<{ content_hash: string; vectors: Uint8Array }[]>`
        select content_hash, vectors from picture_search.feature
        where recipe = ${recipe} and content_hash = any(${[...hashes]})`;
      return new Map(rows.map((row) => [row.content_hash, floats(row.vectors)]));
    },
    async keep(hash, features) {
      const bytes = Buffer.from(features.buffer, features.byteOffset, features.byteLength);
      await sql`
        insert into picture_search.feature (content_hash, recipe, vectors) values (${hash}, ${recipe}, ${bytes})
        on conflict do nothing`;
    },
    async forgetAllBut(hashes) {
      await sql`
        delete from picture_search.feature
        where case when recipe = ${recipe} then content_hash <> all(${[...hashes]})
          else made_at < now() - interval '7 days' end`;
    },
  };
}

/** A copy: bytes from the driver may begin where no float may. */
function floats(bytes: Uint8Array): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer);
}

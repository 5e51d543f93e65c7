import type { Statement } from "../load/capture-statements.ts";
import { literalSql } from "../load/pgbench.ts";

export interface BareCart {
  /** As captured: the read, and for changes the conditional write. */
  statements: readonly Statement[];
  /** The key of the captured cart, and the SQL that stands for it. */
  key: string;
  keySql: string;
  /** pgbench commands that choose the cart. */
  choice: string;
}

/** A script of pgbench that does to one cart what the API does: reads it, and writes over the version it read. */
export function bareCartScript({ statements, key, keySql, choice }: BareCart): string {
  const variables = new Map([[key, keySql]]);
  const [read = "", write] = statements.map(({ text, parameters }) =>
    literalSql({ text: text.replace(/\bversion = \$\d+/, "version = :version"), parameters }, variables),
  );
  return write === undefined ? `${choice}\n${read};\n` : `${choice}\n${read} \\gset\n${write};\n`;
}

/** Every client has carts of its own, as visitors do. */
export function ownCart(carts: number, clients: number): string {
  const each = Math.floor(carts / clients);
  return `\\set cart :client_id * ${each} + random(0, ${each - 1})`;
}

export const newCart = String.raw`\set cart random(1, 4000000000000000000)`;
export const theOneCart = String.raw`\set cart 0`;

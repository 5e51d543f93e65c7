import {
  type ImportedPrice,
  type PriceImport,
  priceListProblem,
  readPriceImport,
  readPriceRows,
  scaleCents,
} from "@hearth/rules";
import type { Sql } from "../../../platform/database/database.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { BadWorkbook, readWorkbook } from "../../spreadsheet/index.ts";
import { wrongField } from "../wrong-field.ts";
import type { PreparedRow } from "./bulk-change.sql.ts";
import { type PricedRow, selectActive, selectByNumber, selectPriced } from "./selection.sql.ts";

const MAX_ROWS = 20_000;

/** As text, or as a workbook in base64. */
export interface PriceFile {
  csv?: string | undefined;
  xlsx?: string | undefined;
}

/** What a file of prices would change. */
export async function rowsOfFile(
  sql: Sql,
  reference: ReferenceData,
  file: PriceFile,
): Promise<PreparedRow[]> {
  const { prices, faults } = await readFile(file);
  if (prices.length + faults.length > MAX_ROWS) throw wrongField("csv", "TOO_MANY_ROWS");
  if (prices.length + faults.length === 0) throw wrongField("csv", "NO_ROWS");
  const numbers = prices.map(({ number }) => number);
  const known = await selectByNumber(sql, numbers, standardOf(reference));
  const rows = [
    ...prices.map((price) => priceRow(price, known.get(price.number))),
    ...faults.map((fault) => ({ ...fault, productId: null, before: null, after: null })),
  ];
  return rows.toSorted((a, b) => a.line - b.line);
}

async function readFile({ csv = "", xlsx }: PriceFile): Promise<PriceImport> {
  if (xlsx === undefined) return readPriceImport(csv);
  try {
    return readPriceRows(await readWorkbook(Buffer.from(xlsx, "base64")));
  } catch (error) {
    if (error instanceof BadWorkbook) throw wrongField("xlsx", error.reason);
    throw error;
  }
}

/** What a share up or down would change, to the cent. */
export async function rowsOfShare(
  sql: Sql,
  reference: ReferenceData,
  { productIds, share }: { productIds: readonly string[]; share: number },
): Promise<PreparedRow[]> {
  const found = await selectPriced(sql, productIds, standardOf(reference));
  return found
    .filter(({ tiers }) => tiers !== null)
    .map((row, index) => {
      const grossCents = scaleCents(row.tiers?.[0]?.grossCents ?? 0, 10_000 + share, 10_000);
      return priceRow({ line: index + 1, number: row.number, grossCents, listGrossCents: null }, row);
    });
}

export async function rowsOfActive(
  sql: Sql,
  { productIds, isActive }: { productIds: readonly string[]; isActive: boolean },
): Promise<PreparedRow[]> {
  const found = await selectActive(sql, productIds);
  return found.map(({ id, number, active }, index) => ({
    line: index + 1,
    number,
    productId: id,
    before: { isActive: active !== false },
    after: { isActive },
    problem: (active !== false) === isActive ? "SAME" : null,
  }));
}

function standardOf({ rows }: ReferenceData) {
  const [channel] = rows.channels;
  return { groupId: channel?.customer_group_id ?? "", currencyId: channel?.currency_id ?? "" };
}

function priceRow(
  { line, number, grossCents, listGrossCents }: ImportedPrice,
  known: PricedRow | undefined,
): PreparedRow {
  const [base, ...others] = known?.tiers ?? [];
  if (!known || !base)
    return {
      line,
      number,
      productId: known?.id ?? null,
      before: null,
      after: null,
      problem: known ? "NO_OWN_PRICE" : "UNKNOWN_NUMBER",
    };
  const before = { grossCents: base.grossCents, listGrossCents: base.listGrossCents };
  const after = { grossCents, listGrossCents: listGrossCents ?? base.listGrossCents };
  const isSame = before.grossCents === after.grossCents && before.listGrossCents === after.listGrossCents;
  const problem = priceListProblem({
    listGrossCents: after.listGrossCents,
    tiers: [{ from: 1, grossCents }, ...others],
  });
  return { line, number, productId: known.id, before, after, problem: isSame ? "SAME" : problem };
}

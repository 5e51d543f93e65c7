import { randomInt } from "node:crypto";
import type { ListRequest } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { insertCodes, selectCodes } from "./promotion.sql.ts";
import { readPromotion } from "./save-promotion.ts";

/** Without letters that look like digits; sixteen of them are 79 bits: nobody guesses one. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export async function listCodes(sql: Sql, promotionId: string, request: ListRequest) {
  await readPromotion(sql, promotionId);
  return selectCodes(sql, promotionId, request);
}

export async function createCodes(tx: Tx, promotionId: string, count: number): Promise<string[]> {
  const { codeType } = await readPromotion(tx, promotionId);
  if (codeType !== "individual")
    throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
      detail: "This promotion has no codes for one person each.",
      pointer: "/count",
      parameters: { reason: "NOT_INDIVIDUAL" },
    });
  const codes = Array.from({ length: count }, newCode);
  await insertCodes(tx, promotionId, codes);
  return codes;
}

function newCode(): string {
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]);
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join("")).join("-");
}

import { expect, it } from "vitest";
import { priceFile } from "./price-file.ts";

it("text stays text, a workbook is told by its first letters", async () => {
  expect(await priceFile(new Blob(["A;1,5 ä"]))).toEqual({ csv: "A;1,5 ä" });
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) =>
    at === 0 ? 0x50 : at === 1 ? 0x4b : at % 256,
  );
  const sent = await priceFile(new Blob([bytes]));
  expect(Buffer.from("xlsx" in sent ? sent.xlsx : "", "base64").equals(Buffer.from(bytes))).toBe(true);
});

import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { textPdf } from "../../../apps/shop-api/src/modules/document/text-pdf.ts";
import { sellerSettings } from "../../../apps/shop-api/src/platform/config/seller-config.ts";
import { findCardNumbers } from "./find-card-numbers.ts";
import { bytesIn, textsIn } from "./texts-in.ts";

const CARD = "4242 4242 4242 4242";
const hitsIn = (file: Buffer) =>
  textsIn(file)
    .flatMap((text) => findCardNumbers(text, new Set()))
    .filter(({ excuse }) => excuse === null);
const dumped = (file: Buffer) => `7\tRechnung.pdf\t\\\\x${file.toString("hex")}\t2026-11-15`;
const sheet = (content: string) =>
  textPdf({ kind: "terms", locale: "de-DE", hash: "", content }, sellerSettings({}));

it("finds a card number on a page of a PDF in a dump", async () => {
  const [file] = bytesIn(dumped(await sheet(`Karte ${CARD}, danke`)));
  expect(hitsIn(file ?? Buffer.alloc(0)).map(({ digits }) => digits)).toEqual(["4242424242424242"]);
  expect(hitsIn(await sheet("Keine Karte"))).toEqual([]);
});

const object = (id: number, head: string, stream?: Buffer) =>
  Buffer.concat([
    Buffer.from(`${id} 0 obj\n${head}\n`),
    ...(stream ? [Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")] : []),
    Buffer.from("endobj\n"),
  ]);

it("finds one in a file inside a PDF, and in its title", () => {
  const packed = deflateSync(`<xml>${CARD}</xml>`);
  const inside = Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    object(1, "<< /Type /Filespec /F (a.xml) /EF << /F 2 0 R >> >>"),
    object(2, `<< /Length ${packed.length} /Filter /FlateDecode >>`, packed),
  ]);
  expect(hitsIn(inside)).toHaveLength(1);
  const title = Buffer.from(CARD, "utf16le").swap16();
  const named = Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<< /Title ("),
    title,
    Buffer.from(") >>\nendobj\n"),
  ]);
  expect(hitsIn(named)).toHaveLength(1);
});

it("finds one in other bytes, and takes nothing else for bytes", () => {
  expect(hitsIn(Buffer.from(`note ${CARD}`))).toHaveLength(1);
  expect(bytesIn("7\t\\N\ta \\\\x of b\t\\\\xzz")).toEqual([]);
});

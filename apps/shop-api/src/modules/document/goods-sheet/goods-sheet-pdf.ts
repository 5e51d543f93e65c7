import { createFormatters } from "@hearth/i18n";
import { documentTexts, type DocumentTexts } from "@hearth/i18n/documents";
import { writeFooters, writeHead } from "../pdf/letter.ts";
import { lineWidth, openPaper, page, type Paper, type Style } from "../pdf/paper.ts";
import { type Column, type Row, writeTable } from "../pdf/rows.ts";
import type { GoodsLine, GoodsSheet } from "./goods-sheet.ts";

const columns: Column[] = [
  { x: page.left, width: 70, align: "right" },
  { x: page.left + 84, width: 300 },
  { x: page.left + 398, width: 85 },
];
const FACTS = 330;
const FACT: Style = { size: 9.5 };

export async function drawGoodsSheet(sheet: GoodsSheet): Promise<{ fileName: string; content: Buffer }> {
  const { seller, locale, orderNumber, issuedOn } = sheet;
  const texts = documentTexts[locale];
  const name = texts.goodsSheet[sheet.kind];
  const title = `${name} ${orderNumber}`;
  const date = new Date(`${issuedOn}T12:00:00Z`);
  const paper = await openPaper({ title, author: seller.name, lang: locale, date });
  writeHead(paper, seller, name);
  const top = page.top + 58;
  const left = write(paper, sheet.address.join("\n"), { x: page.left, y: top, width: 250 });
  const right = write(paper, factsOf(sheet, texts).join("\n"), {
    x: FACTS,
    y: top,
    width: page.right - FACTS,
  });
  let y = Math.max(left, right) + 26;
  paper.write("H1", title, { x: page.left, y, width: lineWidth }, { size: 16, weight: "bold" });
  y = writeTable(
    paper,
    { columns, head: headOf(texts), rows: sheet.lines.map(lineRow(sheet, texts)) },
    y + 30,
  );
  if (sheet.comment) writeComment(paper, `${texts.goodsSheet.comment}: ${sheet.comment}`, y + 16);
  writeFooters(paper, seller, texts);
  return { fileName: `${title.replaceAll(" ", "-")}.pdf`, content: await paper.finish() };
}

function write(paper: Paper, text: string, place: { x: number; y: number; width: number }): number {
  paper.write("P", text, place, FACT);
  return place.y + paper.height(text, place.width, FACT);
}

function writeComment(paper: Paper, text: string, y: number): void {
  const isTooLow = y + paper.height(text, lineWidth, FACT) > page.bottom;
  if (isTooLow) paper.addPage();
  write(paper, text, { x: page.left, y: isTooLow ? page.top : y, width: lineWidth });
}

function factsOf(sheet: GoodsSheet, texts: DocumentTexts): string[] {
  const { date } = createFormatters(sheet.locale);
  const { goodsSheet: words } = texts;
  return [
    `${texts.orderNumber} ${sheet.orderNumber}`,
    `${texts.orderDate} ${date(sheet.orderedOn)}`,
    `${words.issuedOn} ${date(sheet.issuedOn)}`,
    ...(sheet.carrier ? [`${words.carrier} ${sheet.carrier}`] : []),
    ...(sheet.trackingCode ? [`${words.trackingCode} ${sheet.trackingCode}`] : []),
  ];
}

function headOf({ columns: names }: DocumentTexts): string[] {
  return [names.quantity, names.article, ""];
}

/** Quantity first, and large: that is what hands look for. A box to tick where goods are fetched. */
function lineRow({ kind, locale }: GoodsSheet, texts: DocumentTexts) {
  const { number } = createFormatters(locale);
  return ({ quantity, label, details, productNumber }: GoodsLine): Row => ({
    cells: [
      { text: texts.pieces(number(quantity)), style: { size: 12, weight: "bold" } },
      {
        text: label,
        details: [details.join(", "), productNumber ? texts.articleNumber(productNumber) : ""].filter(
          Boolean,
        ),
      },
      { text: kind === "pickList" ? "[    ]" : "" },
    ],
  });
}

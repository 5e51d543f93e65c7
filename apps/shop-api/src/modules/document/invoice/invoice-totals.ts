import { colours, page, type Style } from "../pdf/paper.ts";
import { type Column, writeTable } from "../pdf/rows.ts";
import { reversalWords } from "./invoice.ts";
import type { InvoicePen } from "./invoice-pdf.ts";

const LEFT = page.left + 200;
const AMOUNT = 90;
const ROW = 17;

/** From the goods to what has to be paid. */
export function writeTotals(pen: InvoicePen, top: number): number {
  const { invoice, texts, format, percent, paper } = pen;
  const goods = invoice.lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const withRate = (label: string, rate: number) => `${label} (${percent(rate)})`;
  const rows: [string, number][] = [
    // A credit note names shipping among its lines: the sum of them is its total.
    ...(invoice.cancels?.isPart && invoice.pricesIncludeTax
      ? []
      : [[texts.goods, goods] as [string, number]]),
    ...invoice.discounts.map((part): [string, number] => [
      withRate(part.label, part.taxRate),
      part.totalCents,
    ]),
    ...invoice.shipping.map((part): [string, number] => [
      withRate(texts.shipping(part.label), part.taxRate),
      part.totalCents,
    ]),
    ...(invoice.pricesIncludeTax
      ? []
      : invoice.taxes.map((tax): [string, number] => [
          withRate(texts.taxTable.title, tax.taxRate),
          tax.taxCents,
        ])),
  ];
  let y = roomFor(pen, top + 8, (rows.length + 2) * ROW + 20);
  for (const [label, cents] of rows) {
    y = writeSum(pen, y, [label, format.money(cents)]);
  }
  const ground = y + 2;
  paper.decorate(() =>
    paper.doc.roundedRect(LEFT - 10, ground, page.right - LEFT + 10, 26, 4).fill(colours.tint),
  );
  const total = reversalWords(invoice)?.total ?? texts.total;
  writeSum(pen, ground + 6, [total, format.money(invoice.totalCents)], { weight: "bold", size: 11.5 });
  return ground + 40;
}

function writeSum(
  { paper }: InvoicePen,
  y: number,
  [label, amount]: readonly [string, string],
  style: Style = {},
): number {
  const width = page.right - LEFT - AMOUNT - 10;
  paper.write("P", label, { x: LEFT, y, width }, style);
  paper.write("P", amount, { x: page.right - AMOUNT - 6, y, width: AMOUNT }, { ...style, align: "right" });
  return y + Math.max(ROW, paper.height(label, width, style) + 3);
}

const columns: Column[] = [
  { x: page.left, width: 150 },
  { x: page.left + 160, width: 95, align: "right" },
  { x: page.left + 265, width: 95, align: "right" },
  { x: page.left + 388, width: 95, align: "right" },
];

/** What § 14 UStG asks for: net, tax and gross for every rate. */
export function writeTaxes(pen: InvoicePen, top: number): number {
  const { invoice, texts, format, percent, paper } = pen;
  const { rate, net, tax, gross, title } = texts.taxTable;
  const y = roomFor(pen, top + 6, 60 + invoice.taxes.length * 26);
  const rows = invoice.taxes.map(({ taxRate, netCents, taxCents }) => ({
    cells: [
      `${title} ${percent(taxRate)}`,
      format.money(netCents),
      format.money(taxCents),
      format.money(netCents + taxCents),
    ].map((text) => ({ text, style: { size: 8.5 } })),
  }));
  const end = writeTable(paper, { columns, head: [rate, net, tax, gross], rows }, y);
  return end + 12;
}

/** Where `height` fits: here, or at the top of a new page. */
export function roomFor({ paper }: InvoicePen, y: number, height: number): number {
  if (y + height <= page.bottom) return y;
  paper.addPage();
  return page.top;
}

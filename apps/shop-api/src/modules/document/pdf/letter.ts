import type { Seller } from "../../../platform/config/seller-config.ts";
import { colours, lineWidth, page, warmLine, type Paper } from "./paper.ts";

const FOOTER_TOP = 772;

/** The shop's name at the top of the first page. */
export function writeHead(paper: Paper, seller: Seller, title: string): void {
  paper.write(
    "P",
    seller.name,
    { x: page.left, y: page.top, width: 300 },
    { size: 17, weight: "bold", colour: colours.brand },
  );
  paper.write(
    "P",
    title,
    { x: page.left, y: page.top + 4, width: lineWidth },
    { size: 11, colour: colours.soft, align: "right" },
  );
  paper.decorate(() => drawWarmLine(paper));
}

/** Cold to warm, under the name: the one ornament of the house. */
function drawWarmLine({ doc }: Paper): void {
  const band = doc.linearGradient(page.left, 0, page.right, 0);
  for (const [place, colour] of warmLine) band.stop(place, colour);
  doc.rect(page.left, page.top + 27, lineWidth, 2).fill(band);
}

export interface FooterTexts {
  page: (page: number, of: number) => string;
  vatId: string;
  managers: string;
}

/** Who writes, below every page, and which page it is. */
export function writeFooters(paper: Paper, seller: Seller, texts: FooterTexts): void {
  const { doc } = paper;
  const columns = [
    [seller.name, seller.street, `${seller.zipcode} ${seller.city}`],
    [seller.register, `${texts.managers}: ${seller.managers}`, `${texts.vatId} ${seller.vatId}`],
    [seller.phone, seller.email],
  ];
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    paper.decorate(() => {
      doc
        .moveTo(page.left, FOOTER_TOP - 8)
        .lineTo(page.right, FOOTER_TOP - 8)
        .lineWidth(0.5);
      doc.strokeColor(colours.line).stroke();
      doc.font("regular").fontSize(7.5).fillColor(colours.soft);
      for (const [place, lines] of columns.entries()) {
        doc.text(lines.join("\n"), page.left + place * 165, FOOTER_TOP, { width: 175, lineGap: 1.5 });
      }
      doc.text(texts.page(index + 1, count), page.left, FOOTER_TOP + 42, {
        width: lineWidth,
        align: "right",
      });
    });
  }
}

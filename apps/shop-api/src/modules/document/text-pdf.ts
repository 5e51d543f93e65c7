import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import type { Seller } from "../../platform/config/seller-config.ts";
import type { LegalText } from "../legal-text/index.ts";
import { writeFooters, writeHead } from "./pdf/letter.ts";
import { colours, lineWidth, openPaper, page, type Style } from "./pdf/paper.ts";

const BODY: Style = { size: 9.5, gap: 2.5 };
const HEADING: Style = { size: 12, weight: "bold", colour: colours.brand };

/** A legal text as a sheet to keep. The same text gives the same sheet, whenever it is made. */
export async function textPdf(text: LegalText, seller: Seller): Promise<Buffer> {
  const locale = isLocale(text.locale) ? text.locale : DEFAULT_LOCALE;
  const texts = documentTexts[locale];
  const title = texts.texts[text.kind];
  const paper = await openPaper({ title, author: seller.name, lang: locale, date: new Date(0) });
  writeHead(paper, seller, "");
  let y = page.top + 44;
  const write = (role: string, words: string, style: Style, indent = 0) => {
    const width = lineWidth - indent;
    const height = paper.height(words, width, style);
    // A heading is not left alone at the end of a page.
    if (y + height + (role === "H2" ? 40 : 0) > page.bottom) {
      paper.addPage();
      y = page.top;
    }
    paper.write(role, words, { x: page.left + indent, y, width }, style);
    y += height;
  };
  write("H1", title, { size: 18, weight: "bold" });
  y += 14;
  for (const paragraph of text.content.split(/\n\n+/)) {
    if (paragraph.startsWith("## ")) {
      y += 6;
      write("H2", paragraph.slice(3), HEADING);
      y += 4;
      continue;
    }
    for (const line of paragraph.split("\n")) {
      if (line.startsWith("- ")) write("P", `•  ${line.slice(2)}`, BODY, 10);
      else write("P", line.replaceAll(" | ", "  –  "), BODY);
      y += 2;
    }
    y += 6;
  }
  writeFooters(paper, seller, texts);
  return paper.finish();
}

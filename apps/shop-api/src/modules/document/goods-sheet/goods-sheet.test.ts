import { locales } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import { describe, expect, it } from "vitest";
import { sellerSettings } from "../../../platform/config/seller-config.ts";
import { readPdf } from "../pdf/pdf-text.fixture.ts";
import type { GoodsSheet } from "./goods-sheet.ts";
import { drawGoodsSheet } from "./goods-sheet-pdf.ts";

const sheet = (more: Partial<GoodsSheet> = {}): GoodsSheet => ({
  kind: "deliveryNote",
  locale: "de-DE",
  seller: sellerSettings({}),
  orderNumber: "10001",
  orderedOn: "2026-11-15",
  issuedOn: "2026-11-17",
  address: ["Łukasz Żółć", "Große Bäckerstraße 7", "60314 Frankfurt am Main"],
  carrier: "DHL",
  trackingCode: "00340434",
  comment: "Bitte klingeln",
  lines: [{ productNumber: "HP-1003", label: "Photovoltaikmodul", details: ["Farbe: Weiß"], quantity: 12 }],
  ...more,
});
const read = async (more: Partial<GoodsSheet> = {}) => readPdf((await drawGoodsSheet(sheet(more))).content);

// The library is large and loaded with the first sheet.
describe("a sheet about goods", { timeout: 60_000 }, () => {
  it("says what is in the parcel, to whom and by whom, and no prices", async () => {
    const { text } = await read();
    for (const part of [
      "Lieferschein 10001",
      "Łukasz Żółć\nGroße Bäckerstraße 7\n60314 Frankfurt am Main",
      "17.11.2026",
      "DHL",
      "00340434",
      "12 St.\nPhotovoltaikmodul\nFarbe: Weiß\nArt.-Nr. HP-1003",
      "Bitte klingeln",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("€");
    expect(text).not.toContain("[    ]");
  });

  it("has boxes to tick where goods are fetched", async () => {
    const { text } = await read({ kind: "pickList", carrier: null, trackingCode: null, comment: null });
    expect(text).toContain("Packliste 10001");
    expect(text).toContain("[");
    expect(text).not.toContain("DHL");
  });

  it.each(locales)("speaks %s", async (locale) => {
    expect((await read({ locale })).text).toContain(`${documentTexts[locale].goodsSheet.deliveryNote} 10001`);
  });

  it("breaks many lines over pages and loses none", async () => {
    const lines = Array.from({ length: 90 }, (_, at) => ({
      productNumber: `N-${at}.`,
      label: "Ventil",
      details: [],
      quantity: at + 1,
    }));
    const { text, pages } = await read({ lines });
    expect(pages.length).toBeGreaterThan(2);
    for (const { productNumber } of lines) expect(text).toContain(productNumber);
  });
});

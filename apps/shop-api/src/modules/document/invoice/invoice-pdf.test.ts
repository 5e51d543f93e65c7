import { locales } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import { describe, expect, it } from "vitest";
import { readPdf } from "../pdf/pdf-text.fixture.ts";
import { cancelInvoice } from "./cancel-invoice.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { sampleInvoice } from "./invoice.fixture.ts";

const read = async (...sample: Parameters<typeof sampleInvoice>) =>
  readPdf((await drawInvoice(sampleInvoice(...sample))).content);

// The libraries are large and loaded with the first sheet.
describe("an invoice", { timeout: 60_000 }, () => {
  it("says what § 14 UStG asks for", async () => {
    const { text } = await read();
    for (const part of [
      "Hearth GmbH · Ofenhausstraße 12 · 60314 Frankfurt am Main",
      "USt-IdNr. DE000000000",
      "Łukasz Żółć Wärmetechnik GmbH\nŁukasz Żółć\nHinterhaus\nGroße Bäckerstraße 7\n60314 Frankfurt am Main",
      "Rechnungsnummer\n20001",
      "Rechnungsdatum\n15.11.2026",
      "19.11.2026 bis 24.11.2026",
      "Photovoltaikmodul Sol 440 W, Glas-Glas\nArt.-Nr. HP-1003\n12 St.\n0 %\n83,95 €\n1.007,40 €",
      "Herbstaktion (19 %)\n-50,00 €",
      "Versand: Speditionsversand (19 %)\n95,00 €",
      "Rechnungsbetrag\n14.451,30 €",
      "Umsatzsteuer 19 %\n11.297,39 €\n2.146,51 €\n13.443,90 €",
      "Umsatzsteuer 0 %\n1.007,40 €\n0,00 €\n1.007,40 €",
      "§ 12 Abs. 3 UStG",
      "IBAN\nDE02 1203 0000 0000 2020 51",
      "Verwendungszweck\n10001",
      "WEEE-Reg.-Nr. DE 00000000",
      "Seite 1 von 2",
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each(locales)("speaks %s with all its letters", async (locale) => {
    const { text } = await read({ locale });
    expect(text).toContain(`${documentTexts[locale].invoice} 20001`);
    expect(text).toContain(documentTexts[locale].taxTable.title);
    expect(text).not.toMatch(/[?\ufffd]|undefined|null|NaN/);
  });

  it("adds tax below prices without it, and says nothing of 0 % where there is none", async () => {
    const taxes = [{ taxRate: 19, netCents: 10_000, taxCents: 1_900 }];
    const { text } = await read({ pricesIncludeTax: false, taxes, totalCents: 11_900 });
    expect(text).toContain("Umsatzsteuer (19 %)\n19,00 €");
    expect(text).toContain("zuzüglich Umsatzsteuer");
    expect(text).not.toContain("§ 12");
  });

  it("asks nobody for a transfer who pays otherwise", async () => {
    const { text } = await read({
      payment: { kind: "provider", name: "PayPal", bank: null, reference: "10001" },
    });
    expect(text).toContain("Bitte überweisen Sie nichts.");
    expect(text).not.toContain("IBAN");
  });

  it("is taken back as a whole: every sum turned round, nothing to pay", async () => {
    const sheet = await drawInvoice(
      cancelInvoice(sampleInvoice(), { number: "S30001", issuedOn: "2026-11-16" }),
    );
    expect(sheet.fileName).toBe("Stornorechnung-S30001.pdf");
    const { text, files } = readPdf(sheet.content);
    for (const part of [
      "Stornorechnung S30001",
      "Stornodatum\n16.11.2026",
      "Storniert\nRechnung 20001 vom \n15.11.2026",
      "-12 St.\n0 %\n83,95 €\n-1.007,40 €",
      "Herbstaktion (19 %)\n50,00 €",
      "Versand: Speditionsversand (19 %)\n-95,00 €",
      "Stornobetrag\n-14.451,30 €",
      "Umsatzsteuer 0 %\n-1.007,40 €\n0,00 €\n-1.007,40 €",
      "hebt die genannte Rechnung vollständig auf",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/IBAN|Lieferzeitraum|innerhalb von 14 Tagen|-0,00/);
    expect(files.get("factur-x.xml")).toContain("<ram:ID>S30001</ram:ID>");
  });

  it.each(locales)("is taken back in %s", async (locale) => {
    const cancelled = cancelInvoice(sampleInvoice({ locale }), { number: "S30001", issuedOn: "2026-11-16" });
    const { fileName, content } = await drawInvoice(cancelled);
    const { text } = readPdf(content);
    expect(fileName).not.toContain(" ");
    expect(text).toContain(`${documentTexts[locale].storno} S30001`);
    expect(text).not.toMatch(/[?\ufffd]|undefined|null|NaN/);
  });

  it("goes on over as many pages as it needs, with its head on each and no line lost", async () => {
    const { pages, text } = await read({}, 90);
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
    expect(text.match(/Einzelpreis/g)?.length).toBeGreaterThan(3);
    for (let line = 1; line <= 90; line++) expect(text).toMatch(new RegExp(`Ausführung\\s+${line}\\n`));
  });

  it("is tagged, can be kept for ever, and carries itself for programs", async () => {
    const { roles, files, metadata } = await read();
    for (const role of ["Document", "H1", "H2", "Table", "TR", "TH", "TD", "P"])
      expect(roles).toContain(role);
    expect(metadata).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>B</s);
    expect(metadata).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
    expect(files.get("factur-x.xml")).toContain("<ram:ID>20001</ram:ID>");
  });

  it("keeps names with signs of XML out of trouble", async () => {
    const sample = sampleInvoice();
    const { files, metadata, text } = await read({
      seller: { ...sample.seller, name: "Kessel & Söhne <Nord>" },
      buyer: { ...sample.buyer, company: 'A & B "Wärme" <GmbH>' },
    });
    expect(text).toContain('A & B "Wärme" <GmbH>');
    expect(files.get("factur-x.xml")).toContain("A &amp; B");
    expect(metadata).not.toMatch(/&(?!amp;)|<Nord/);
  });
});

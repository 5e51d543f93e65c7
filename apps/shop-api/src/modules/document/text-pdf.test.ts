import { expect, it } from "vitest";
import { sellerSettings } from "../../platform/config/seller-config.ts";
import { readPdf } from "./pdf/pdf-text.fixture.ts";
import { textPdf } from "./text-pdf.ts";

const seller = sellerSettings({});
const text = (content: string) => ({ kind: "withdrawal", locale: "pl-PL", hash: "x", content }) as const;

it("writes headings, paragraphs, items and rows", { timeout: 60_000 }, async () => {
  const { text: written, roles } = readPdf(
    await textPdf(
      text("## Prawo odstąpienia\n\nCzternaście dni.\n\n- Imię\n- Adres\n\nSpedycja | 95 €"),
      seller,
    ),
  );
  for (const part of [
    "Prawo odstąpienia od umowy i wzór formularza",
    "Prawo odstąpienia\nCzternaście dni.",
    "•  Imię",
    "Spedycja  –  95 €",
    "Strona 1 z 1",
  ])
    expect(written).toContain(part);
  expect(roles).toContain("H2");
});

it("breaks long texts over pages and loses nothing", async () => {
  const paragraphs = Array.from({ length: 120 }, (_, index) => `Absatz ${index + 1}. ${"Worte ".repeat(30)}`);
  const { pages, text: written } = readPdf(await textPdf(text(paragraphs.join("\n\n")), seller));
  expect(pages.length).toBeGreaterThan(3);
  for (let index = 1; index <= 120; index++) expect(written).toContain(`Absatz ${index}.`);
});

it("is the same sheet every time", async () => {
  const [one, other] = [await textPdf(text("Tekst"), seller), await textPdf(text("Tekst"), seller)];
  expect(one.equals(other)).toBe(true);
});

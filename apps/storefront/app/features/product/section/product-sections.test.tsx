import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { loadLanguage } from "../../../platform/language/load-language.ts";
import type { ProductPageData } from "../product-data.ts";
import { ProductSections } from "./product-sections.tsx";

const language = await loadLanguage("en-GB");
const pdf = { name: "", type: "PDF", bytes: 2048 };

const full = {
  id: "1",
  name: "Heat pump",
  number: "HP-1",
  gtin: null,
  maker: null,
  advantages: ["Quiet at night"],
  descriptionHtml: "<p>Warm.</p>",
  scopeOfDelivery: "Pump, feet, manual",
  guaranteeYears: null,
  properties: [{ name: "Output", values: ["8 kW"] }],
  documents: [
    { ...pdf, url: "/media/sheet.pdf", kind: "data-sheet" },
    { ...pdf, url: "/media/safety.pdf", kind: "safety-data-sheet" },
  ],
  videos: [
    { provider: "vimeo", id: "76979871", title: "Mounting", preview: null, url: "https://vimeo.com/1" },
  ],
  certificates: [{ name: "Keymark", text: "Tested", mediaUrl: null }],
  safety: { text: null, hazard: null, hasFGas: false, dataInfo: null, hasBattery: false, weee: null },
  reviews: { productId: "1", average: 0, count: 0, histogram: [], page: 1, pageCount: 1, shown: [] },
  links: { contact: "/k", delivery: "/l", disposal: "/e", privacy: "/d", zeroVat: "/z" },
} as unknown as ProductPageData;

function sectionsOf(over: Partial<ProductPageData> = {}): Map<string, string> {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ProductSections product={{ ...full, ...over }} />
    </LanguageProvider>,
  );
  const ids = [...page.querySelectorAll("nav a")].map((link) => link.getAttribute("href")?.slice(1) ?? "");
  return new Map(ids.map((id) => [id, page.querySelector(`#${id}`)?.innerHTML ?? ""]));
}

it("has details, properties, downloads, videos, safety data sheets and reviews [92]", () => {
  const sections = sectionsOf();
  expect([...sections.keys()]).toEqual(["details", "properties", "downloads", "videos", "safety", "reviews"]);
  expect(sections.get("properties")).toContain("8 kW");
  expect(sections.get("downloads")).toContain('href="/media/sheet.pdf"');
  expect(sections.get("videos")).toContain("Mounting");
  expect(sections.get("safety")).toContain('href="/media/safety.pdf"');
  expect(sections.get("safety")).not.toContain("sheet.pdf");
});

it("leaves out downloads and videos where there are none [92]", () => {
  expect([...sectionsOf({ documents: [], videos: [] }).keys()]).not.toEqual(
    expect.arrayContaining(["downloads"]),
  );
  expect(sectionsOf({ videos: [] }).has("videos")).toBe(false);
});

it("tells advantages, certificates and what is delivered [94, 133]", () => {
  const details = sectionsOf().get("details");
  expect(details).toContain("Quiet at night");
  expect(details).toContain("Keymark");
  expect(details).toContain("Pump, feet, manual");
  expect(sectionsOf({ advantages: [] }).get("details")).not.toContain(language.t("product.advantages"));
});

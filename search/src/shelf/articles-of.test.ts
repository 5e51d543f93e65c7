import { loadCatalogue } from "@hearth/catalog";
import { describe, expect, it } from "vitest";
import { articlesOf } from "./articles-of.ts";
import { demoCatalogue } from "./demo-catalogue.ts";

const articles = articlesOf(await loadCatalogue(demoCatalogue));
const byNumber = (number: string) => articles.find((article) => article.number === number);

describe("articles of the demo catalogue", () => {
  it("have categories up to the top, and the properties of their family", () => {
    const article = byNumber("NW-AM-08");
    expect([...(article?.categories ?? [])]).toEqual(
      expect.arrayContaining(["heat-pumps-monobloc", "heating", "root"]),
    );
    expect([...(article?.options ?? [])]).toEqual(
      expect.arrayContaining(["heat-power.kw-8", "refrigerant.r290"]),
    );
  });

  it("are shown as their family, or by themselves where variants are listed one by one", () => {
    expect(byNumber("NW-AM-08")?.hitId).toBe(byNumber("NW-AM")?.id);
    expect(byNumber("TP-PI-S")?.hitId).toBe(byNumber("TP-PI-S")?.id);
    expect(byNumber("TP-PI")).toBeUndefined();
  });
});

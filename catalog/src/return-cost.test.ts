import { returnCostOf } from "@hearth/rules";
import { beforeAll, expect, it } from "vitest";
import type { Catalogue } from "./format/catalogue.ts";
import { loadCatalogue } from "./format/reading/load-catalogue.ts";

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(new URL("../data", import.meta.url).pathname);
}, 60_000);

it("knows for every way of shipping whether goods come back by post, and else for how much", () => {
  const missing = catalogue.shipping.tariffs.filter(({ type, methods }) => {
    const isPosted = methods.every((method) => method === "parcel");
    return isPosted ? returnCostOf(type) !== null : typeof returnCostOf(type) !== "number";
  });
  expect(missing.map(({ type }) => type)).toEqual([]);
});

const written = {
  de: { amount: (euros: number) => `höchstens ${euros} €`, place: "„Vertrag widerrufen“", where: "Fußzeile" },
  en: {
    amount: (euros: number) => `€${euros} at most`,
    place: "“Withdraw from contract here”",
    where: "footer",
  },
  pl: { amount: (euros: number) => `najwyżej ${euros} €`, place: "„Odstąp od umowy tutaj”", where: "stopce" },
};

it.each(["de", "en", "pl"] as const)(
  "the instruction names the function, its place and every figure (%s)",
  (language) => {
    const page = catalogue.pages.find(({ key }) => key === "withdrawal");
    const content = page?.sections[0]?.blocks[0]?.slots["content"]?.config?.["content"] as Record<
      string,
      string
    >;
    const { amount, place, where } = written[language];
    expect(content[language]).toContain(place);
    expect(content[language]).toContain(where);
    const figures = catalogue.shipping.tariffs
      .map(({ type }) => returnCostOf(type))
      .filter((cents) => cents !== null);
    for (const cents of new Set(figures)) expect(content[language]).toContain(amount((cents ?? 0) / 100));
  },
);

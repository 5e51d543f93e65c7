import type { Category, Country, EntitySearchResult, Product, ProductDetail } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const notOffered = "e".repeat(32);
const shop = testShop({
  prepare: (sql) =>
    sql`insert into language (id, name, locale_code) values (${notOffered}, 'Français', 'fr-FR')`,
});

const productIn = async (key: string, language: "de" | "en" | "pl" | undefined): Promise<Product> => {
  const headers = language ? { "sw-language-id": id.language(language) } : {};
  return (await shop.api.post<ProductDetail>(`/product/${id.product(key)}`, {}, headers)).body.product;
};

it("answers in the channel's language unless asked otherwise", async () => {
  expect((await productIn("hose", undefined)).translated.name).toBe("Heizungsrohr 16 mm");
});

it("answers in the language of the header and echoes it", async () => {
  const answer = await shop.api.post<EntitySearchResult<Country>>(
    "/country",
    {},
    { "sw-language-id": id.language("pl") },
  );
  expect(answer.headers.get("sw-language-id")).toBe(id.language("pl"));
  expect(answer.body.elements.map((country) => country.translated.name)).toEqual([
    "Niemcy",
    "Polska",
    "Szwajcaria",
  ]);
});

it("does not echo a language nobody sent", async () => {
  expect((await shop.api.get("/context")).headers.get("sw-language-id")).toBeNull();
});

it("prefers the header to the language of the session", async () => {
  const token = "a1".repeat(16);
  await shop.api.patch("/context", { languageId: id.language("en") }, { "sw-context-token": token });
  const name = async (headers: Record<string, string>) =>
    (await shop.api.post<ProductDetail>(`/product/${id.product("hose")}`, {}, headers)).body.product
      .translated.name;
  expect(await name({ "sw-context-token": token })).toBe("Heating pipe 16 mm");
  expect(await name({ "sw-context-token": token, "sw-language-id": id.language("pl") })).toBe(
    "Rura grzewcza 16 mm",
  );
});

it("keeps the raw field empty and resolves the translated one along the chain", async () => {
  const english = await productIn("thermostat", "en");
  expect(english.name).toBeNull();
  expect(english.translated.name).toBe("Raumthermostat Grünbeck");
  const german = await productIn("thermostat", "de");
  expect(german.name).toBe("Raumthermostat Grünbeck");
});

it("follows the whole chain: Polish, then English, then German", async () => {
  const polish = await productIn("hose", "pl");
  expect(polish.packUnit).toBeNull();
  expect(polish.translated).toMatchObject({ name: "Rura grzewcza 16 mm", packUnit: "coil" });
  expect((await productIn("buffer-tank", "pl")).translated.name).toBe("Zbiornik buforowy Tonne 200 l");
  expect((await productIn("kestrel-8", "pl")).translated.description).toContain("Quiet");
});

it("translates custom fields and leaves the common ones", async () => {
  const english = await productIn("kestrel-8", "en");
  expect(english.translated.customFields).toMatchObject({ scope: "Unit and bracket", weee: "DE 12345678" });
  expect((await productIn("kestrel-8", "de")).translated.customFields).toMatchObject({
    scope: "Gerät und Konsole",
  });
});

it("takes a text of the language from the parent before another language of the variant", async () => {
  expect((await productIn("kestrel-12", "de")).translated.name).toBe("Wärmepumpe Kestrel XL");
  expect((await productIn("kestrel-12", "en")).translated.name).toBe("Heat pump Kestrel");
});

it("translates names along the way to a category", async () => {
  const { body } = await shop.api.post<Category>(
    `/category/${id.category("heat-pumps")}`,
    {},
    { "sw-language-id": id.language("en") },
  );
  expect(body.translated.breadcrumb).toEqual(["Home", "Heating", "Heat pumps"]);
});

it.each([
  ["an unknown language", id.unknownId, "412 SYSTEM__LANGUAGE_NOT_FOUND"],
  ["no id at all", "de-DE", "412 SYSTEM__LANGUAGE_NOT_FOUND"],
  ["a language of another channel", notOffered, "412 SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION"],
])("refuses %s", async (_, languageId, fault) => {
  expect((await shop.api.get("/context", { "sw-language-id": languageId })).faults).toEqual([fault]);
});

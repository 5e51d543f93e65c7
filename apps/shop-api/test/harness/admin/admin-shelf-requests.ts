import type { AdminOperationId } from "@hearth/admin-contract";
import { newId } from "../../../src/platform/new-id.ts";
import * as id from "../content/catalogue-ids.ts";
import type { Prepare, World } from "./admin-world.ts";

export const maker = {
  name: "Nordwerk Husum",
  street: "Deichweg 4",
  zip: "25813",
  city: "Husum",
  country: "DE",
  email: "werk@nordwerk.example",
  weee: "DE 12345678",
  link: "https://nordwerk.example",
  mediaId: null,
  descriptions: [{ locale: "de-DE", text: "Aus Husum" }],
};

export const property = {
  texts: [
    { locale: "de-DE", name: "Leistung", unit: "kW" },
    { locale: "en-GB", name: "Output", unit: "kW" },
    { locale: "pl-PL", name: "Moc", unit: "kW" },
  ],
  isFilter: true,
  isShown: true,
  sorting: "position",
  position: 3,
};

export const noRule = {
  categoryIds: [],
  manufacturerIds: [],
  optionIds: [],
  minPriceCents: null,
  maxPriceCents: null,
  isTopseller: null,
  isNew: null,
};
export const stream = {
  names: [{ locale: "de-DE", name: "Unter 50 Euro" }],
  rule: { ...noRule, maxPriceCents: 5000 },
};

/** About what products refer to: makers, properties, streams. */
export const shelfRequests = {
  listManufacturers: () => ({ input: { search: "nord", filter: { use: "used" }, sort: "-products" } }),
  readManufacturer: () => ({ params: { id: id.manufacturer("nordwerk") } }),
  createManufacturer: () => ({ input: maker }),
  changeManufacturer: async (world) => ({
    params: { id: await insertMaker(world) },
    input: { ...maker, version: 1 },
  }),
  removeManufacturer: async (world) => ({ params: { id: await insertMaker(world) }, input: { version: 1 } }),
  listProperties: () => ({ input: { search: "e", filter: { isFilter: "yes" }, sort: "-name" } }),
  readProperty: () => ({ params: { id: id.group("power") } }),
  createProperty: () => ({ input: property }),
  changeProperty: async (world) => ({
    params: { id: await insertProperty(world) },
    input: { ...property, version: 1 },
  }),
  changePropertyOptions: async (world) => ({
    params: { id: await insertProperty(world) },
    input: { version: 1, options: [{ id: null, names: [{ locale: "de-DE", name: "8 kW" }] }] },
  }),
  removeProperty: async (world) => ({ params: { id: await insertProperty(world) }, input: { version: 1 } }),
  listProductStreams: () => ({ input: { search: "best", sort: "-uses" } }),
  readProductStream: () => ({ params: { id: id.stream("topsellers") } }),
  tryProductStream: () => ({ input: { rule: stream.rule } }),
  createProductStream: () => ({ input: stream }),
  changeProductStream: async (world) => ({
    params: { id: await insertStream(world) },
    input: { ...stream, version: 1 },
  }),
  removeProductStream: async (world) => ({
    params: { id: await insertStream(world) },
    input: { version: 1 },
  }),
} satisfies Partial<Record<AdminOperationId, Prepare>>;

/** One that nobody names. */
async function insertMaker({ shop }: World): Promise<string> {
  const makerId = newId();
  await shop.sql`insert into manufacturer (id, texts)
    values (${makerId}, jsonb_build_object(${id.language("de")}::text, jsonb_build_object('name', 'Ohne Ware')))`;
  return makerId;
}

/** Without options. */
async function insertProperty({ shop }: World): Promise<string> {
  const propertyId = newId();
  const said = (name: string) => ({ name });
  const texts = {
    [id.language("de")]: said("Maß"),
    [id.language("en")]: said("Size"),
    [id.language("pl")]: said("Wymiar"),
  };
  await shop.sql`insert into property_group (id, texts) values (${propertyId}, ${JSON.stringify(texts)}::text::jsonb)`;
  return propertyId;
}

/** One that is shown nowhere. */
async function insertStream({ shop }: World): Promise<string> {
  const streamId = newId();
  await shop.sql`insert into product_stream (id, filter) values (${streamId}, '{"new": true}')`;
  return streamId;
}

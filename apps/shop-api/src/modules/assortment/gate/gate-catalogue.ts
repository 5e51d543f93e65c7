import type { GateCatalogue, PictureFacts, Product, Variant } from "@hearth/catalog/gate";
import type { ProductRow } from "../../projection/index.ts";
import type { CategoryRow, MediaRow, ReferenceData } from "../../reference/index.ts";
import { type FamilyFacts, gateEntry, optionsByGroup } from "./gate-entry.ts";
import { languageKey, textField } from "./language-key.ts";

type Part<K extends keyof GateCatalogue> = GateCatalogue[K];

/** Families as the catalogue's files would say them, with all they refer to: the gate's rules read nothing else. */
export function gateCatalogue(roots: readonly ProductRow[], facts: FamilyFacts): GateCatalogue {
  const { reference } = facts;
  const products = roots.map((root) => familyEntry(root, facts));
  const rows = roots.flatMap((root) => [root, ...facts.records.children(root.id)]);
  return {
    products,
    manufacturers: manufacturersOf(rows, reference),
    categories: categoriesOf(rows, reference),
    properties: propertiesOf(rows, reference),
    altTexts: Object.fromEntries(
      picturesOf(rows, facts).map(({ id, texts }) => [id, textField(texts, "alt", reference)]),
    ),
    shop: {
      languages: reference.rows.languages.map(({ id, name, locale_code, fallback_id }) => ({
        key: languageKey(id, reference),
        name,
        locale: locale_code,
        ...(fallback_id !== null && { fallback: languageKey(fallback_id, reference) }),
      })),
      deliveryTimes: reference.rows.deliveryTimes.map(({ id, min, max, unit, texts }) => ({
        key: id,
        min,
        max,
        unit,
        name: textField(texts, "name", reference),
      })),
      channel: { language: languageKey(reference.rows.channels[0]?.language_id ?? "", reference) },
    },
  };
}

/** What the rules ask about pictures. Two rows of one file are one picture by its path. */
export function pictureFacts(roots: readonly ProductRow[], facts: FamilyFacts): Map<string, PictureFacts> {
  const rows = roots.flatMap((root) => [root, ...facts.records.children(root.id)]);
  return new Map(
    picturesOf(rows, facts).map(({ id, path, file_size, width, height, file_extension }) => [
      id,
      {
        hash: path,
        bytes: file_size,
        width: width ?? 0,
        height: height ?? 0,
        isVector: file_extension === "svg",
      },
    ]),
  );
}

function familyEntry(root: ProductRow, facts: FamilyFacts): Product {
  const variants = facts.records.children(root.id).map((row) => ({
    ...gateEntry(row, facts),
    options: Object.fromEntries(
      Object.entries(optionsByGroup(row.option_ids, facts.reference)).map(([group, [option = ""]]) => [
        group,
        option,
      ]),
    ),
  })) as Variant[];
  // Looked at as if it were sold: what a draft lacks is what people want to know.
  const entry = { categories: [], ...gateEntry(root, facts), active: true };
  return { ...entry, ...(variants.length > 0 && { variants }) } as Product;
}

function picturesOf(rows: readonly ProductRow[], { records }: FamilyFacts): MediaRow[] {
  return rows.flatMap(({ id }) => records.media(id).map(({ media_id }) => records.mediaRow(media_id)));
}

const nowhere = { street: "", zip: "", city: "", country: "", email: "" };

function manufacturersOf(rows: readonly ProductRow[], reference: ReferenceData): Part<"manufacturers"> {
  const ids = new Set(rows.flatMap(({ manufacturer_id }) => manufacturer_id ?? []));
  return [...ids].flatMap((id) => {
    const maker = reference.manufacturer.get(id);
    if (!maker) return [];
    const { address, weee } = maker.custom_fields as { address?: Partial<typeof nowhere>; weee?: string };
    return {
      key: id,
      name: textField(maker.texts, "name", reference),
      description: textField(maker.texts, "description", reference),
      address: { ...nowhere, ...address },
      ...(maker.media_id !== null && { logo: maker.media_id }),
      ...(weee !== undefined && { weee }),
    };
  });
}

function categoriesOf(rows: readonly ProductRow[], reference: ReferenceData): Part<"categories"> {
  const ids = new Set(rows.flatMap(({ category_ids }) => category_ids ?? []));
  return [...ids].flatMap((id) => {
    const category = reference.category.get(id);
    return category ? [{ key: id, name: {}, requires: requirementsOf(category, reference) }] : [];
  });
}

type Requires = NonNullable<Part<"categories">[number]["requires"]>;

/** Its own, or what the nearest category above asks for. */
function requirementsOf(category: CategoryRow, reference: ReferenceData): Requires {
  const above = category.path.toReversed().map((id) => reference.category.get(id)?.requires);
  return ([category.requires, ...above].find((list) => list !== null && list !== undefined) ??
    []) as Requires;
}

function propertiesOf(rows: readonly ProductRow[], reference: ReferenceData): Part<"properties"> {
  const optionIds = rows.flatMap(({ property_ids, option_ids }) => [...(property_ids ?? []), ...option_ids]);
  const groupIds = new Set(optionIds.map((id) => reference.propertyOption.get(id)?.group_id));
  return reference.rows.propertyGroups
    .filter(({ id }) => groupIds.has(id))
    .map((group) => ({
      key: group.key ?? group.id,
      name: textField(group.texts, "name", reference),
      display: group.display_type as Part<"properties">[number]["display"],
      filterable: group.filterable,
      options: reference.rows.propertyOptions
        .filter(({ group_id }) => group_id === group.id)
        .map(({ id, key, texts }) => ({ key: key ?? id, name: textField(texts, "name", reference) })),
    }));
}

import type { Random } from "./random.ts";
import type { ShopSample } from "./shop-sample.ts";

type Schema = Readonly<Record<string, unknown>>;

const fields = [
  "id",
  "name",
  "active",
  "position",
  "iso",
  "isEu",
  "parentId",
  "productNumber",
  "ean",
  "manufacturerId",
  "categoryIds",
  "propertyIds",
  "sales",
  "releaseDate",
  "createdAt",
  "points",
  "languageId",
  "status",
  "seoPathInfo",
  "pathInfo",
  "isCanonical",
  "foreignKey",
  "routeName",
  "cheapestPrice",
  "ratingAverage",
  "available",
  "translated.name",
  "_count",
];
const relations = [
  "media",
  "manufacturer",
  "cover",
  "options",
  "properties",
  "categories",
  "seoUrls",
  "states",
  "children",
];
const aliases = [
  "product",
  "category",
  "media",
  "cms_page",
  "dal_entity_search_result",
  "product_listing",
  "country",
];

/** Makes values that fit a JSON schema, filled with things the shop knows where that is possible. */
export function createValidValues(random: Random, sample: ShopSample) {
  function ofSchema(schema: Schema, root: Schema, name: string, depth: number): unknown {
    if (typeof schema["$ref"] === "string") return ofSchema(resolve(schema["$ref"], root), root, name, depth);
    if ("const" in schema) return schema["const"];
    if (Array.isArray(schema["enum"])) return random.pick(schema["enum"] as unknown[]);
    if (Array.isArray(schema["anyOf"])) {
      const choices = schema["anyOf"] as Schema[];
      // The recursive alternatives come last; deep down only the first ones are taken.
      return ofSchema(depth > 4 ? (choices[0] ?? {}) : random.pick(choices), root, name, depth + 1);
    }
    switch (schema["type"]) {
      case "object":
        return object(schema, root, depth);
      case "array": {
        const { minItems = 0, maxItems = Infinity, items = {} } = schema;
        const length = Math.min(Number(maxItems), Math.max(Number(minItems), random.below(3)));
        return Array.from({ length }, () => ofSchema(items as Schema, root, name, depth + 1));
      }
      case "string":
        return text(schema, name);
      case "integer":
      case "number":
        return number(schema);
      case "boolean":
        return random.chance(0.5);
      default:
        return null;
    }
  }

  function object(schema: Schema, root: Schema, depth: number): object {
    const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
    const required = (schema["required"] ?? []) as string[];
    const share = depth === 0 ? 0.15 : 0.6;
    const chosen = Object.keys(properties).filter((key) => required.includes(key) || random.chance(share));
    const entries = chosen.map(
      (key) => [key, ofSchema(properties[key] ?? {}, root, key, depth + 1)] as const,
    );
    const open = schema["additionalProperties"];
    if (typeof open === "object" && open !== null && depth < 6) {
      const names = Array.from({ length: random.below(3) }, () =>
        random.pick([...relations, ...aliases, ...sample.ids.slice(0, 5)]),
      );
      for (const key of names) entries.push([key, ofSchema(open as Schema, root, "", depth + 1)]);
    }
    return Object.fromEntries(entries);
  }

  function text(schema: Schema, name: string): string {
    if (schema["pattern"] !== undefined) return random.pick(sample.ids);
    if (name === "field") return random.pick(fields);
    if (name === "definition") return random.pick(aliases);
    if (name === "order") return random.pick(["score", "sales", "price-asc", "price-desc", "name-asc"]);
    if (name === "sort") return random.pick(["name", "-name", "-id,name", "productNumber"]);
    if (name === "min-price" || name === "max-price") return String(random.below(2000));
    const lists = ["ids", "manufacturer", "properties", "property-whitelist", "slots"];
    if (lists.includes(name)) return [random.pick(sample.ids), random.pick(sample.ids)].join("|");
    return random.pick([
      random.pick(sample.words),
      random.pick(sample.ids),
      random.pick(sample.paths),
      "a",
      "Wärmepumpe",
    ]);
  }

  function number(schema: Schema): number {
    const least = Number(schema["minimum"] ?? 0);
    const most = Math.min(Number(schema["maximum"] ?? 1000), 1000);
    return least + random.below(Math.max(1, most - least + 1));
  }

  return { fitting: (schema: Schema): unknown => ofSchema(schema, schema, "", 0) };
}

function resolve(ref: string, root: Schema): Schema {
  const defs = (root["$defs"] ?? {}) as Record<string, Schema>;
  return defs[ref.replace("#/$defs/", "")] ?? {};
}

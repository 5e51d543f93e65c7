type Json = Record<string, unknown>;

export interface NamedSchemas {
  readonly schemas: Record<string, unknown>;
  convert(schema: unknown): unknown;
}

/**
 * Takes repeated and recursive parts out of TypeBox schemas: a schema with a `title`, and every definition of a
 * recursive schema, is collected once and referred to by name. `place` is where the collection will stand.
 */
export function createNamedSchemas(place: "#/components/schemas/" | "#/$defs/"): NamedSchemas {
  const schemas: Record<string, unknown> = {};
  const sources = new Map<string, string>();

  function share(name: string, definition: Json): Json {
    const { title: _title, $id: _id, ...content } = definition;
    const source = JSON.stringify(content);
    const known = sources.get(name);
    if (known === undefined) {
      sources.set(name, source);
      schemas[name] = convertContent(content);
    } else if (known !== source) {
      throw new Error(`Two different schemas are named ${name}`);
    }
    return { $ref: place + name };
  }

  function convert(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(convert);
    if (!isJson(schema)) return schema;
    if (isJson(schema.$defs)) {
      for (const [name, definition] of Object.entries(schema.$defs)) {
        if (isJson(definition)) share(name, definition);
      }
    }
    if (typeof schema.$ref === "string") return { $ref: place + schema.$ref };
    if (typeof schema.title === "string") return share(schema.title, schema);
    return convertContent(schema);
  }

  function convertContent(schema: Json): Json {
    const { patternProperties, ...rest } = schema;
    const converted = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [
        key,
        key === "properties" ? convertEach(value) : convert(value),
      ]),
    );
    // TypeBox writes "any key" as a pattern; most OpenAPI tools know only the plain form.
    const any = isJson(patternProperties) ? patternProperties["^.*$"] : undefined;
    return any === undefined ? converted : { ...converted, additionalProperties: convert(any) };
  }

  /** Names of properties are not keywords, even if one is called `title`. */
  function convertEach(properties: unknown): unknown {
    if (!isJson(properties)) return properties;
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, convert(schema)]));
  }

  return { schemas, convert };
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { Surroundings } from "./call-section.ts";
import { type Call, criteriaFields, ownFields } from "./described-call.ts";
import { exampleValue, type Schemas } from "./example-value.ts";
import { descriptionOf, type Field } from "./field-table.ts";
import { requestSamples } from "./request-samples.ts";

/** More than a request needs: whole addresses, all fields of a line. */
const DEPTH = 3;

/** A word where one is taken instead of an id: it works in every shop. */
export function exampleParams(call: Call, schemas: Schemas): Record<string, string> {
  return Object.fromEntries(
    call.pathFields.map(({ name, schema }) => {
      const words = schema.anyOf?.find((choice) => choice.enum) ?? schema;
      return [name, String(exampleValue(words, { schemas, name, depth: 0 }))];
    }),
  );
}

/** A sample, or the wanted fields where some are, else all of the call's own; of the criteria a limit at most. */
export function exampleBody(
  { operation, body }: Call,
  schemas: Schemas,
): Record<string, unknown> | undefined {
  if (!body) return undefined;
  const sample = requestSamples[operation.operationId];
  if (sample) return sample;
  const own = ownFields(body).filter((field) => !isListingFilter(field) && !isWithoutEffect(field));
  const paged = criteriaFields(body).includes("limit") ? { limit: 3 } : {};
  return { ...paged, ...fill(wantedOf(own), schemas) };
}

export function exampleQuery({ queryFields }: Call, schemas: Schemas): Record<string, unknown> {
  return fill(
    queryFields.filter(({ isWanted }) => isWanted),
    schemas,
  );
}

function wantedOf(fields: readonly Field[]): readonly Field[] {
  const wanted = fields.filter(({ isWanted }) => isWanted);
  return wanted.length > 0 ? wanted : fields;
}

function isListingFilter({ schema }: Field): boolean {
  return /\/(CriteriaIds|ListingPrice|ListingFlag)$/.test(schema.$ref ?? "");
}

function isWithoutEffect({ schema }: Field): boolean {
  return /refused|ignored|no effect/.test(descriptionOf(schema));
}

function fill(fields: readonly Field[], schemas: Schemas): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, schema }) => [name, exampleValue(schema, { schemas, name, depth: DEPTH })]),
  );
}

/** A line for the shell. */
export function requestExample(call: Call, { schemas, base, server, headers }: Surroundings): string {
  const params = exampleParams(call, schemas);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const query = Object.entries(exampleQuery(call, schemas)).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(Array.isArray(value) ? value[0] : value))}`,
  );
  const address = [`${server}${base}${path}`, query.join("&")].filter(Boolean).join("?");
  const body = exampleBody(call, schemas);
  const hasBody = body !== undefined && Object.keys(body).length > 0;
  const sent = hasBody ? [...headers, "content-type: application/json"] : headers;
  return [
    `curl ${call.method === "GET" ? "" : `-X ${call.method} `}"${address}"`,
    ...sent.map((header) => `-H "${header}"`),
    ...(hasBody ? [`-d '${JSON.stringify(body)}'`] : []),
  ].join(" \\\n  ");
}

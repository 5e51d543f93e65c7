import { ApiFailure, type ApiError, apiError, failure, parseInput, unfoldQuery } from "@hearth/contract";
import type { Static, TObject } from "typebox";
import { type AdminEndpoint, isInQuery } from "./admin-endpoint.ts";
import { listFields, listLimit, type ListRules, type ListRequest, type ListRequestOf } from "./list.ts";

export interface RawAdminRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Undefined: there was none. */
  readonly body: unknown;
}

export interface ParsedAdminRequest<E extends AdminEndpoint> {
  readonly params: Readonly<Record<keyof E["pathParams"], string>>;
  readonly input: Static<E["input"]>;
  readonly list: ListRequestOf<E["list"]>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Everything of a request that can be checked without data; one failure tells all faults. */
export function parseAdminRequest<E extends AdminEndpoint>(
  endpoint: E,
  request: RawAdminRequest,
): ParsedAdminRequest<E> {
  const params = parseParams(endpoint, request.params);
  const fields = isInQuery(endpoint) ? unfoldQuery(request.query) : fieldsOf(request.body);
  const list = endpoint.list && parseList(endpoint.list, fields);
  const input = endpoint.list ? {} : parseFields(endpoint.input, endpoint.required, fields);
  return { params, input, list } as unknown as ParsedAdminRequest<E>;
}

function parseParams(endpoint: AdminEndpoint, params: RawAdminRequest["params"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(endpoint.pathParams).map(([name, { pattern }]) => {
      const value = params[name] ?? "";
      if (new RegExp(pattern).test(value)) return [name, value];
      throw failure(400, "FRAMEWORK__INVALID_UUID", {
        detail: `${name} names nothing.`,
        pointer: `/${name}`,
      });
    }),
  );
}

function fieldsOf(body: unknown): Fields {
  if (body === undefined) return {};
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Fields;
  throw new ApiFailure(400, [fault("", "The body must be an object.")]);
}

/** Field by field, as the shop does; what is not known is refused. */
function parseFields<O extends TObject>(
  input: O,
  required: readonly string[],
  fields: Fields,
  place = "",
): Static<O> {
  const parsed = parseInput(
    { input, required, badInput: "FRAMEWORK__INVALID_REQUEST_PARAMETER", badParts: {} },
    fields,
  );
  const stray = Object.keys(fields)
    .filter((key) => !Object.hasOwn(input.properties, key))
    .map((key) => fault(`${place}/${key.slice(0, 100)}`, "This field is not known."));
  const unstorable = Object.entries(fields)
    .filter(([key, value]) => Object.hasOwn(input.properties, key) && !isStorable(value))
    .map(([key]) => fault(`${place}/${key}`, "Some of its characters cannot be kept."));
  if (parsed.ok && stray.length + unstorable.length === 0) return parsed.input;
  throw new ApiFailure(400, [...(parsed.ok ? [] : parsed.errors), ...stray, ...unstorable]);
}

/** PostgreSQL keeps neither zero characters nor halves of a pair, however deep they are hidden. Single texts are looked at above. */
function isStorable(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([key, inner]) => isText(key) && (typeof inner === "string" ? isText(inner) : isStorable(inner)),
  );
}

function isText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function parseList(rules: ListRules, fields: Fields): ListRequest {
  const { filter: given = {}, ...rest } = fields;
  const { filter: _filter, ...known } = listFields(rules).properties;
  const asked = parseFields({ ...rules.filters, properties: known }, [], rest) as {
    page?: number;
    limit?: number;
    sort?: string;
    search?: string;
  };
  const sort = asked.sort ?? rules.sorts[0];
  return {
    page: asked.page ?? 1,
    limit: asked.limit ?? listLimit.default,
    sort: { field: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") },
    filter: parseFields(rules.filters, [], fieldsOf(given), "/filter"),
    search: asked.search?.trim() || undefined,
  };
}

function fault(pointer: string, detail: string): ApiError {
  return apiError(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", { pointer: pointer || "/", detail });
}

import { type AdminEndpoint, isInQuery, type ListRequest } from "@hearth/admin-contract";

export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly list?: Partial<ListRequest>;
}

/** A call as HTTP says it: the row of the contract knows where each part goes. */
export function requestOf(
  endpoint: AdminEndpoint,
  { params = {}, input, list = {} }: Asked,
): {
  url: string;
  body: string | undefined;
} {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const isQuery = isInQuery(endpoint);
  const query = new URLSearchParams(endpoint.list ? listQuery(list) : isQuery ? entriesOf(input ?? {}) : []);
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return {
    url: `/admin-api${path}${search}`,
    body: isQuery || input === undefined ? undefined : JSON.stringify(input),
  };
}

function listQuery({ page, limit, sort, filter, search }: Partial<ListRequest>): [string, string][] {
  return [
    ...entriesOf({ page, limit, search }),
    ...(sort ? entriesOf({ sort: `${sort.isDescending ? "-" : ""}${sort.field}` }) : []),
    ...entriesOf(filter ?? {}).map(([name, value]): [string, string] => [`filter[${name}]`, value]),
  ];
}

function entriesOf(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
    .map(([name, value]) => [name, String(value)]);
}

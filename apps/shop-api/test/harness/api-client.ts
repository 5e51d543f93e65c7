import { answerProblems, type Endpoint, endpoints, type ErrorEnvelope } from "@hearth/contract";
import type { Sql } from "../../src/platform/database/database.ts";
import { accessKey } from "./content/catalogue-ids.ts";

export type Headers = Readonly<Record<string, string | undefined>>;

/** An answer that keeps the contract; the client threw otherwise. */
export interface Answer<T> {
  status: number;
  headers: globalThis.Headers;
  token: string | null;
  /** The body of a successful answer; throws when the API refused. */
  readonly body: T;
  /** `status code pointer` of each error; empty for a success. */
  readonly faults: string[];
  readonly errors: ErrorEnvelope["errors"];
}

export interface ApiClient {
  /** The database behind it: tests put there what a request needs. */
  readonly sql: Sql;
  post<T = unknown>(path: string, body?: unknown, headers?: Headers): Promise<Answer<T>>;
  patch<T = unknown>(path: string, body?: unknown, headers?: Headers): Promise<Answer<T>>;
  delete<T = unknown>(path: string, body?: unknown, headers?: Headers): Promise<Answer<T>>;
  get<T = unknown>(path: string, headers?: Headers): Promise<Answer<T>>;
}

/** Talks HTTP like any client of the Store API and holds every answer against the contract. */
export function createApiClient(baseUrl: string, sql: Sql): ApiClient {
  async function call<T>(method: string, path: string, body: unknown, headers: Headers): Promise<Answer<T>> {
    const endpoint = endpointOf(method, path);
    const response = await fetch(baseUrl + path, {
      method,
      headers: present({ "sw-access-key": accessKey, "content-type": "application/json", ...headers }),
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    // A file has no schema: its own tests look into it.
    const isFile = !(response.headers.get("content-type") ?? "application/json").includes("json");
    const received = text === "" || isFile ? undefined : (JSON.parse(text) as unknown);
    const pruned = hasIncludes(path, body);
    const problems = answerProblems(endpoint, { status: response.status, body: received, pruned });
    if (problems.length > 0)
      throw new Error(`${method} ${path} → ${response.status} breaks the contract:\n${problems.join("\n")}`);
    return toAnswer<T>(response, received);
  }
  return {
    sql,
    post: (path, body, headers = {}) => call("POST", path, body, headers),
    patch: (path, body, headers = {}) => call("PATCH", path, body, headers),
    delete: (path, body, headers = {}) => call("DELETE", path, body, headers),
    get: (path, headers = {}) => call("GET", path, undefined, { "content-type": undefined, ...headers }),
  };
}

function toAnswer<T>(response: Response, received: unknown): Answer<T> {
  const errors = response.ok ? [] : (received as ErrorEnvelope).errors;
  const faults = errors.map(({ status, code, source }) =>
    [status, code, source?.pointer].filter((part) => part !== undefined).join(" "),
  );
  return {
    status: response.status,
    headers: response.headers,
    token: response.headers.get("sw-context-token"),
    errors,
    faults,
    get body() {
      if (!response.ok) throw new Error(`The API refused: ${faults.join(", ")}`);
      return received as T;
    },
  };
}

/** Which row of the endpoint table a request belongs to. */
function endpointOf(method: string, path: string): Endpoint {
  const [pathname = ""] = path.split("?");
  const found = Object.values<Endpoint>(endpoints).find((endpoint) => {
    const isMethod = endpoint.method === method || (endpoint.alsoGet && method === "GET");
    return isMethod && new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname);
  });
  if (!found) throw new Error(`${method} ${pathname} is not an endpoint of the contract`);
  return found;
}

function hasIncludes(path: string, body: unknown): boolean {
  return /[?&]includes/.test(path) || (typeof body === "object" && body !== null && "includes" in body);
}

function present(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

import {
  adminAnswerProblems,
  type AdminEndpoint,
  adminEndpoints,
  type AdminOperationId,
  isInQuery,
} from "@hearth/admin-contract";
import type { ErrorEnvelope } from "@hearth/contract";

/** Where the tests' back office is said to be opened. */
export const OFFICE = "http://localhost:4100";

export interface AdminRequest {
  params?: Readonly<Record<string, string>>;
  /** Of GET and DELETE the query, of others the body. */
  input?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | undefined>>;
  /** The body, where the endpoint takes one; the input is then in the query. */
  file?: Uint8Array<ArrayBuffer>;
}

export interface AdminAnswer<T> {
  status: number;
  /** Throws when the API refused. */
  readonly body: T;
  /** `status code pointer` of each error; empty for a success. */
  readonly faults: string[];
  readonly errors: ErrorEnvelope["errors"];
  headers: Headers;
}

/** A browser of the back office: keeps its cookie, and holds every answer against the contract. */
export interface AdminClient {
  token: string | null;
  ask<T = unknown>(operation: AdminOperationId, request?: AdminRequest): Promise<AdminAnswer<T>>;
}

export function createAdminClient(baseUrl: string, token: string | null = null): AdminClient {
  const client: AdminClient = {
    token,
    async ask<T>(operation: AdminOperationId, request: AdminRequest = {}) {
      const endpoint: AdminEndpoint = adminEndpoints[operation];
      const response = await send(baseUrl, endpoint, client.token, request);
      const [cookie] = response.headers.getSetCookie();
      if (cookie !== undefined) client.token = /^[\w-]+=([A-Za-z0-9]*)/.exec(cookie)?.[1] || null;
      const text = await response.text();
      const received = text === "" ? undefined : (JSON.parse(text) as unknown);
      const problems = adminAnswerProblems(endpoint, { status: response.status, body: received });
      if (problems.length > 0)
        throw new Error(
          `${operation} → ${response.status} breaks the contract:\n${problems.join("\n")}\n${text}`,
        );
      return toAnswer<T>(response, received);
    },
  };
  return client;
}

function send(baseUrl: string, endpoint: AdminEndpoint, token: string | null, request: AdminRequest) {
  const { params = {}, input, file } = request;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const isQuery = isInQuery(endpoint);
  const hasBody = !isQuery && input !== undefined;
  const headers = {
    ...(hasBody && { "content-type": "application/json" }),
    ...(file && { "content-type": "image/png" }),
    ...(token !== null && { cookie: `hearth-staff=${token}` }),
    ...(endpoint.method !== "GET" && { "x-hearth-admin": "1", origin: OFFICE }),
    ...request.headers,
  };
  return fetch(`${baseUrl}${path}${isQuery && input ? `?${queryOf(input)}` : ""}`, {
    method: endpoint.method,
    headers: Object.fromEntries(
      Object.entries(headers).filter((each): each is [string, string] => each[1] !== undefined),
    ),
    ...(hasBody && { body: JSON.stringify(input) }),
    ...(file && { body: file }),
  });
}

function queryOf(input: object): string {
  const flat = Object.entries(input).flatMap(([name, value]) =>
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([inner, each]) => [`${name}[${inner}]`, String(each)])
      : [[name, String(value)]],
  );
  return new URLSearchParams(flat).toString();
}

function toAnswer<T>(response: Response, received: unknown): AdminAnswer<T> {
  const errors = response.ok ? [] : (received as ErrorEnvelope).errors;
  const faults = errors.map(({ status, code, source }) =>
    [status, code, source?.pointer].filter((part) => part !== undefined).join(" "),
  );
  return {
    status: response.status,
    headers: response.headers,
    errors,
    faults,
    get body() {
      if (!response.ok) throw new Error(`The API refused: ${faults.join(", ")}`);
      return received as T;
    },
  };
}

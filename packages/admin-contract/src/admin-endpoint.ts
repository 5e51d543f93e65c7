import { ID_PATTERN } from "@hearth/contract";
import type { OWN_ACCOUNT, StaffAction, StaffResource } from "@hearth/rules";
import Type, { type Static, type TObject, type TSchema } from "typebox";
import type { AdminError } from "./admin-error.ts";
import type { ListRules } from "./list.ts";

/** How far somebody has come: the password is proven, a second factor has still to be set up, or all of it is done. */
export const sessionStages = ["password", "enrolment", "full"] as const;
export type SessionStage = (typeof sessionStages)[number];

/** One row of the table: routing, permissions, validation, the matrix of the tests and the OpenAPI file read it. */
export interface AdminEndpoint {
  readonly operationId: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/admin-api`, parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly resource: StaffResource | typeof OWN_ACCOUNT;
  readonly action: StaffAction;
  /** `open`: without a session, for signing in only; else the stages of sessions that may call. */
  readonly access: "open" | readonly SessionStage[];
  /** Password or second factor must have been proven in the last five minutes. */
  readonly isSensitive: boolean;
  /** Wants the header `idempotency-key`: sent again, it is done once and answered the same. */
  readonly needsKey: boolean;
  /** Null: as much as a form of a person. */
  readonly maxBodyBytes: number | null;
  /** Null: the body is JSON. Else it is one file of these media types, and the input stands in the query. */
  readonly fileTypes: readonly string[] | null;
  readonly pathParams: Readonly<Record<string, AdminPathParam>>;
  /** In the body; of GET, DELETE and files in the query. Unknown fields are refused. */
  readonly input: TObject;
  readonly required: readonly string[];
  /** Of a list: what it can be narrowed and sorted by. */
  readonly list: ListRules | null;
  readonly answers: Readonly<Record<number, TSchema | null>>;
  /** Beside those of the gate, which follow from the other columns. */
  readonly errors: readonly AdminError[];
}

export interface AdminPathParam {
  readonly description: string;
  readonly pattern: string;
}

export function idParam(description: string, pattern: string = ID_PATTERN): AdminPathParam {
  return { description, pattern };
}

const defaults = {
  access: ["full"],
  isSensitive: false,
  needsKey: false,
  maxBodyBytes: null,
  fileTypes: null,
  pathParams: {},
  input: Type.Object({}),
  required: [],
  list: null,
  errors: [],
} as const satisfies Partial<AdminEndpoint>;

type Given = Omit<AdminEndpoint, keyof typeof defaults> & Partial<AdminEndpoint>;

/** For whoever is signed in. Give only what differs. */
export function adminEndpoint<const E extends Given>(given: E): Omit<typeof defaults, keyof E> & E {
  return { ...defaults, ...given };
}

/** Whether what is asked stands in the query: where there is no body, or the body is a file. */
export function isInQuery({ method, fileTypes }: Pick<AdminEndpoint, "method" | "fileTypes">): boolean {
  return method === "GET" || method === "DELETE" || fileTypes !== null;
}

export type AdminAnswer<E extends Pick<AdminEndpoint, "answers">> = E["answers"] extends {
  readonly 200: infer Body extends TSchema;
}
  ? Static<Body>
  : E["answers"] extends { readonly 201: infer Body extends TSchema }
    ? Static<Body>
    : null;

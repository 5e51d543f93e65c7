import type { AdminEndpoint, ParsedAdminRequest } from "@hearth/admin-contract";
import type { AuditNote } from "../../modules/audit/index.ts";
import type { StaffCaller, StaffVisit } from "../../modules/staff/index.ts";
import type { Sql } from "../../platform/database/database.ts";
import { inOneMoment, type Tx } from "../../platform/database/transaction.ts";
import type { Services } from "../../services.ts";

/** One call of the back office: who, from where, what was asked, and what to work with. */
export interface AdminCall<E extends AdminEndpoint> extends ParsedAdminRequest<E> {
  services: Services;
  caller: StaffCaller & { token: string | undefined };
  visit: E["access"] extends "open" ? StaffVisit | null : StaffVisit;
  /** The body, where the endpoint takes a file. */
  file: E["fileTypes"] extends null ? null : Buffer;
  /** Gives the browser another token; null: takes it away. */
  setToken: (token: string | null) => void;
}

/** A change happens in one transaction with its record. */
export interface AdminChange<E extends AdminEndpoint> extends AdminCall<E> {
  tx: Tx;
  /** Of this wish, as it was sent; empty where the endpoint wants none. */
  key: string;
  /** What was done to what; a change that says nothing is not made. */
  note: (note: Omit<AuditNote, "action" | "resource">) => void;
}

export type AdminHandler = { endpoint: AdminEndpoint } & (
  | { kind: "plain"; answer: (call: AdminCall<AdminEndpoint>) => Promise<unknown> }
  | {
      kind: "change";
      prepare: (call: AdminCall<AdminEndpoint>) => Promise<unknown>;
      answer: (call: AdminChange<AdminEndpoint>, made: unknown) => Promise<unknown>;
    }
);

/** For reads, and for signing in, which has transactions and records of its own. */
export function plain<E extends AdminEndpoint>(
  endpoint: E,
  answer: (call: AdminCall<E>) => unknown,
): AdminHandler {
  return { endpoint, kind: "plain", answer: async (call) => answer(call as unknown as AdminCall<E>) };
}

/**
 * Something with its version, as of one moment: read piece by piece, it could carry the version of a change that it does not show, and
 * whoever saves it would undo that change without being told.
 */
export function versioned<E extends AdminEndpoint>(
  endpoint: E,
  read: (sql: Sql, call: AdminCall<E>) => Promise<unknown>,
): AdminHandler {
  return plain(endpoint, (call) => inOneMoment(call.services.sql, (sql) => read(sql, call)));
}

export function change<E extends AdminEndpoint>(
  endpoint: E,
  answer: (call: AdminChange<E>) => unknown,
): AdminHandler {
  return changeWith(endpoint, async () => undefined, answer);
}

/** A change that needs something made first, which takes long and needs no transaction. */
export function changeWith<E extends AdminEndpoint, Made>(
  endpoint: E,
  prepare: (call: AdminCall<E>) => Promise<Made>,
  answer: (call: AdminChange<E>, made: Made) => unknown,
): AdminHandler {
  return {
    endpoint,
    kind: "change",
    prepare: (call) => prepare(call as unknown as AdminCall<E>),
    answer: async (call, made) => answer(call as unknown as AdminChange<E>, made as Made),
  };
}

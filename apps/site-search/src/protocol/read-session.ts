import { ProtocolFailure } from "./protocol-failure.ts";

const MAX_LENGTH = 128;

/** Undefined: a caller who does not want to be counted. */
export function readSession(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const session = typeof value === "string" ? value.trim() : "";
  if (session === "" || session.length > MAX_LENGTH) throw new ProtocolFailure("invalid_session");
  return session;
}

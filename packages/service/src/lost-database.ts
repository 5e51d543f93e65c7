/** Lost or unreachable, by whoever noticed: the system, the library, or the server itself (see below). */
const lostCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
]);

/** Connection exceptions, too few resources, a server that only reads since another took over, and the server going down, crashing, starting, or giving up a statement that takes too long. */
const lostStates = /^(08|53)...$|^57P0[1-5]$|^57014$|^25006$/;

export function isDatabaseLost(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code);
  return lostCodes.has(code) || lostStates.test(code);
}

/**
 * The library asks each new connection for the types of arrays, and nobody catches it when that connection is lost at this moment:
 * without this, a database that ends takes the process with it. Anything else still ends it.
 */
export function surviveLostDatabase(warn: (error: unknown) => void): void {
  process.on("unhandledRejection", (error) => {
    if (!isDatabaseLost(error)) throw error;
    warn(error);
  });
}

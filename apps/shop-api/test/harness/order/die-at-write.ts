import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";

/*
 * Loaded before the API by the fault tests (node --import). Counts what the process writes to any socket from the request on that
 * names a point, and kills it there. The product knows nothing of it.
 *
 * The header "x-die-at: <when>:<n>": before the nth write nothing of it has left; after it the other side has it; at its answer the
 * other side has done its work and said so.
 */
type When = "before" | "after" | "answer";

let point: { when: When; left: number } | null = null;

const die = () => process.kill(process.pid, "SIGKILL");

subscribe("http.server.request.start", (message) => {
  const wanted = (message as { request: IncomingMessage }).request.headers["x-die-at"];
  if (typeof wanted !== "string") return;
  const [when, n] = wanted.split(":") as [When, string];
  point = { when, left: Number(n) };
});

// oxlint-disable-next-line typescript/unbound-method: it is called on the socket it was asked of.
const write = Socket.prototype.write as (this: Socket, ...what: unknown[]) => boolean;
Socket.prototype.write = function writeWithPoint(this: Socket, ...what: unknown[]): boolean {
  if (!point || --point.left > 0) return write.apply(this, what);
  const { when } = point;
  point = null;
  if (when === "before") {
    die();
    return false;
  }
  const isWritten = write.apply(this, what);
  if (when === "after") die();
  else this.prependOnceListener("data", die);
  return isWritten;
};

import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { selectIcons } from "../app/features/icon/icon-collection.ts";
import type { IconSet } from "../app/features/icon/icon-collection.ts";

const FOR_A_WEEK = "public, max-age=604800";
const address = /^\/api\/icons\/([a-z0-9-]+)\.json$/;
const MOST_ICONS = 100;

/** Sets that are installed with the shop. */
const sets: Record<string, string> = { tabler: "@iconify-json/tabler/icons.json" };

/** `/api/icons/{set}.json?icons=a,b`: drawings of an installed icon set, in Iconify's form. A set is read when first asked for. */
export function createIconRoute() {
  const loaded = new Map<string, Promise<IconSet>>();

  function load(prefix: string, file: string): Promise<IconSet> {
    const known = loaded.get(prefix);
    if (known) return known;
    const set = readFile(fileURLToPath(import.meta.resolve(file)), "utf8").then(
      (text) => JSON.parse(text) as IconSet,
    );
    loaded.set(prefix, set);
    set.catch(() => loaded.delete(prefix));
    return set;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? "", "http://shop.invalid");
    const [, prefix = ""] = address.exec(pathname) ?? [];
    const file = Object.hasOwn(sets, prefix) ? sets[prefix] : undefined;
    const names = (searchParams.get("icons") ?? "").split(",");
    if (file === undefined) return send(response, 404, { error: "unknown icon set" });
    if (names.length > MOST_ICONS) return send(response, 400, { error: "too many icons" });
    send(response, 200, selectIcons(await load(prefix, file), names), request.method === "HEAD");
  };
}

function send(response: ServerResponse, status: number, body: unknown, isHead = false): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": status === 200 ? FOR_A_WEEK : "no-store",
  });
  response.end(isHead ? undefined : text);
}

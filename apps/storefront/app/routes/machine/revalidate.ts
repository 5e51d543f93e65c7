import { data } from "react-router";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Route } from "./+types/revalidate";

/** An import touches many products at once. */
const MOST_KEYS = 50_000;

/** The worker tells what changed: `{"keys": ["product:…", "category:…", "menu"]}` with the shared secret as a header. */
export async function action({ request, context }: Route.ActionArgs) {
  const { revalidate, log } = context.get(visitContext);
  if (!revalidate) return data({ code: "REVALIDATE_OFF" }, { status: 404 });
  if (!revalidate.isAllowed(request.headers.get("x-revalidate-secret"))) {
    return data({ code: "SECRET_WRONG" }, { status: 403 });
  }
  const keys = readKeys(await request.json().catch(() => null));
  if (!keys) return data({ code: "KEYS_INVALID" }, { status: 400 });
  const dropped = revalidate.drop(keys);
  log.info("revalidated", { keys: keys.length, dropped });
  return { dropped };
}

function readKeys(body: unknown): string[] | null {
  const keys = (body as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys) || keys.length > MOST_KEYS) return null;
  return keys.every((key) => typeof key === "string") ? keys : null;
}

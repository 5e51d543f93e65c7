import { splitLocale } from "@hearth/i18n";
import { returnPath } from "./return-path.ts";

/** Pages nobody wants to come back to after signing in, and addresses of machines. */
const notPages: ReadonlySet<string> = new Set([
  "api",
  "build.json",
  "fragments",
  "image",
  "maintenance",
  "menu.json",
  "preview",
  "register",
  "registration",
  "reset-password",
  "session",
]);

const BASE = "https://shop.invalid";

/**
 * Where signing in may lead: a page of this shop, written as a plain path, else the given one. Characters and first segment are
 * checked against lists, and at last the address is taken apart as a browser would.
 */
export function returnTarget(wanted: string | null, otherwise: string): string {
  const path = returnPath(wanted, "");
  if (path === "" || !URL.canParse(path, BASE)) return otherwise;
  const url = new URL(path, BASE);
  const split = splitLocale(url.pathname);
  if (url.origin !== BASE || split.kind === "unknown") return otherwise;
  const [, first = ""] = split.path.split("/");
  const isSignIn = first === "login" && !/^\/login\/(link|error)$/.test(split.path);
  const isMachine = isSignIn || notPages.has(first) || /^\/account\/(logout|recover)(\/|$)/.test(split.path);
  return isMachine || url.pathname.includes("//") ? otherwise : url.pathname + url.search + url.hash;
}

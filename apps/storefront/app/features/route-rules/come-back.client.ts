import { splitLocale } from "@hearth/i18n";
import { compileRouteRules } from "@hearth/rules";
import { manifestPath } from "./build-manifest.ts";
import type { BuildManifest } from "./build-manifest.ts";

/** Where to go instead, if a rule leads this address out of the shop. Null: it does not, or nobody knows. */
export async function wayBack(buildId: string, address: URL): Promise<string | null> {
  const manifest = await readManifest(buildId);
  const split = splitLocale(address.pathname);
  if (!manifest || split.kind === "unknown") return null;
  const { locale, path } = split;
  const hit = compileRouteRules(manifest.rules)({ locale, path, search: address.search });
  return hit?.isExternal ? `${address.pathname}?stay=1` : null;
}

async function readManifest(buildId: string): Promise<BuildManifest | null> {
  try {
    const answer = await fetch(manifestPath(buildId));
    if (answer.ok) return await answer.json();
    console.error("build manifest: could not be read", answer.status);
  } catch (error) {
    console.error("build manifest: could not be read", error);
  }
  return null;
}

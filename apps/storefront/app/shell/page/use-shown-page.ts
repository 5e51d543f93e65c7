import { useLocation, useMatches } from "react-router";
import { splitLocale } from "@hearth/i18n";
import type { ShownPage } from "../../features/tracking/public.ts";

/** The page as page views call it. */
export function useShownPage(): ShownPage & { address: string } {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const data = match?.loaderData;
  const split = splitLocale(pathname);
  return {
    routeId: match?.id ?? "root",
    path: split.kind === "unknown" ? pathname : split.path,
    cmsType: hasCmsType(data) ? data.cmsType : null,
    address: pathname + search,
  };
}

function hasCmsType(data: unknown): data is { cmsType: string } {
  return typeof data === "object" && data !== null && "cmsType" in data && typeof data.cmsType === "string";
}

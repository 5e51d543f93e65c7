import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";

/** Where customer service is asked. Without the shell's data there is still the start page, which names it. */
export function useContactPath(): string {
  return useRouteLoaderData<typeof rootLoader>("root")?.paths.contact ?? "/";
}

import { useMatches } from "react-router";
import { pagePaths } from "./active-trail.ts";
import type { LanguagePaths } from "./language-paths.ts";

const layouts = ["default", "account", "checkout"] as const;
export type LayoutName = (typeof layouts)[number];

/** What the shell wants to know about the page inside it. Routes say it by their data and their `handle`. */
export function useShellPage(): { paths: string[]; languagePaths: LanguagePaths; layout: LayoutName } {
  const page = useMatches().at(-1);
  const data = page?.loaderData;
  return {
    paths: pagePaths(data),
    languagePaths: hasLanguagePaths(data) ? data.languagePaths : {},
    layout: layouts.find((name) => hasLayout(page?.handle) && page.handle.layout === name) ?? "default",
  };
}

function hasLanguagePaths(data: unknown): data is { languagePaths: LanguagePaths } {
  return typeof data === "object" && data !== null && "languagePaths" in data;
}

function hasLayout(handle: unknown): handle is { layout: unknown } {
  return typeof handle === "object" && handle !== null && "layout" in handle;
}

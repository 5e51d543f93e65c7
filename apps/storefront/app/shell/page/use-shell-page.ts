import { useMatches } from "react-router";
import { pagePaths } from "../active-trail.ts";
import type { LanguagePaths } from "../language-paths.ts";

const layouts = ["default", "account", "checkout"] as const;
export type LayoutName = (typeof layouts)[number];

interface ShellPage {
  paths: string[];
  languagePaths: LanguagePaths;
  layout: LayoutName;
  /** The cart is part of the shop: search, menu and account stay. From the checkout on nothing leads away. */
  hasShopHeader: boolean;
}

/** What the shell wants to know about the page inside it. Routes say it by their data and their `handle`. */
export function useShellPage(): ShellPage {
  const page = useMatches().at(-1);
  const data = page?.loaderData;
  return {
    paths: pagePaths(data),
    languagePaths: hasLanguagePaths(data) ? data.languagePaths : {},
    layout: layouts.find((name) => hasLayout(page?.handle) && page.handle.layout === name) ?? "default",
    hasShopHeader: hasHeader(page?.handle) && page.handle.header === "shop",
  };
}

function hasLanguagePaths(data: unknown): data is { languagePaths: LanguagePaths } {
  return typeof data === "object" && data !== null && "languagePaths" in data;
}

function hasHeader(handle: unknown): handle is { header: unknown } {
  return typeof handle === "object" && handle !== null && "header" in handle;
}

function hasLayout(handle: unknown): handle is { layout: unknown } {
  return typeof handle === "object" && handle !== null && "layout" in handle;
}

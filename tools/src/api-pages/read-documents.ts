import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../repository.ts";
import type { Documents } from "./api-pages.ts";
import type { OpenApi } from "./open-api.ts";

export const pagesFolder = join(repositoryRoot, "docs/api");

/** The published descriptions; tests beside them keep them current. */
export function readDocuments(): Documents {
  const read = (path: string) => JSON.parse(readFileSync(join(repositoryRoot, path), "utf8")) as OpenApi;
  return {
    shopApi: read("packages/contract/openapi.generated.json"),
    siteSearch: read("apps/site-search/openapi.generated.json"),
  };
}

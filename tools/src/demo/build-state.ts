import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { listRepositoryFiles, repositoryRoot } from "../repository.ts";

const outputs = [
  "apps/back-office/dist",
  "apps/shop-api/dist",
  "apps/site-search/dist",
  "apps/storefront/build/server",
  "apps/storefront/build/client",
];

/** Whether every build output, or each of these, exists and no source is younger. */
export function isBuildCurrent(folders: readonly string[] = outputs): boolean {
  const sources = listRepositoryFiles().filter(
    (path) => /^(apps|packages|catalog\/src)\//.test(path) || path === "package-lock.json",
  );
  const youngestSource = Math.max(...sources.map((path) => statSync(join(repositoryRoot, path)).mtimeMs));
  return folders.every((folder) => youngestFile(join(repositoryRoot, folder)) >= youngestSource);
}

function youngestFile(folder: string): number {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
  } catch {
    return 0;
  }
}

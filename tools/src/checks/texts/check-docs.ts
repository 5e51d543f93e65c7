import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import {
  describedDependencies,
  findDependencyProblems,
  namedFiles,
  relativeLinks,
} from "./document-rules.ts";
import { reportProblems } from "./report-problems.ts";
import { listRepositoryFiles, repositoryRoot } from "../../repository.ts";

const read = (path: string) => readFileSync(join(repositoryRoot, path), "utf8");
const files = listRepositoryFiles();
// What git knows, not what lies here: a folder that a build wrote is missing in a fresh checkout.
const known = new Set(files.flatMap(withFolders));
const exists = (path: string) => known.has(normalize(path).replace(/\/$/, ""));

function withFolders(path: string): string[] {
  return path === "." ? [path] : [path, ...withFolders(dirname(path))];
}

const manifests = files.filter((path) => path.endsWith("/package.json"));
const installed = manifests
  .flatMap((path) => Object.keys((JSON.parse(read(path)) as { dependencies?: object }).dependencies ?? {}))
  .filter((name) => !name.startsWith("@hearth/"));

const documents = files.filter((path) => path.endsWith(".md"));
const brokenLinks = documents.flatMap((path) =>
  relativeLinks(read(path))
    .filter((target) => !exists(join(dirname(path), target)))
    .map((target) => `${path} links to ${target}, which does not exist`),
);

// Decisions tell what was true on their day; the others tell what is.
const told = documents.filter((path) => !path.startsWith("docs/decisions/"));
const missingFiles = told.flatMap((path) =>
  namedFiles(read(path))
    .filter((target) => !exists(target))
    .map((target) => `${path} names ${target}, which does not exist`),
);

const DECISIONS = "docs/decisions/";
const index = read(`${DECISIONS}README.md`);
const unlisted = files
  .filter((path) => path.startsWith(DECISIONS) && /\/\d{4}-[^/]+\.md$/.test(path))
  .filter((path) => !index.includes(`(./${path.slice(DECISIONS.length)})`))
  .map((path) => `${path} is not listed in ${DECISIONS}README.md`);

reportProblems([
  ...findDependencyProblems(installed, describedDependencies(read("docs/dependencies.md"))),
  ...brokenLinks,
  ...missingFiles,
  ...unlisted,
]);
console.log(`${documents.length} documents read`);

import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { findForbiddenText } from "./forbidden-text.ts";
import { reportProblems } from "./report-problems.ts";
import { listRepositoryFiles, repositoryRoot } from "../../repository.ts";

const registry = process.env["npm_config_registry"];
const machine = {
  paths: [repositoryRoot, `${homedir()}/`],
  registryHost: registry ? new URL(registry).host : undefined,
};
const isBinary = (path: string) => /\.(png|jpe?g|webp|avif|pdf|ico|woff2?|gz)$/.test(path);

const files = listRepositoryFiles().filter((path) => !isBinary(path));
reportProblems(
  files.flatMap((path) =>
    findForbiddenText(path, readFileSync(`${repositoryRoot}/${path}`, "utf8"), machine),
  ),
);
console.log(`${files.length} text files read`);

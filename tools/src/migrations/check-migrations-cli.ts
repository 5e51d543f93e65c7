import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { migrationKind } from "@hearth/service/migration";
import { listRepositoryFiles, repositoryRoot } from "../repository.ts";
import { isChecked, lintCommands } from "./checked-migrations.ts";

/* Statements that would stop a running shop: https://squawkhq.com/docs/rules says of each what to write instead. */
const files = listRepositoryFiles()
  .filter(isChecked)
  .map((path) => ({ path, kind: migrationKind(readFileSync(`${repositoryRoot}/${path}`, "utf8")) }));
for (const command of lintCommands(files)) {
  const { status } = spawnSync("squawk", command, { cwd: repositoryRoot, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

import { readFileSync } from "node:fs";
import { findSizeProblems, isMeasuredSource, longFiles, percentile } from "./file-size.ts";
import { reportProblems } from "./report-problems.ts";
import { listRepositoryFiles, repositoryRoot } from "../../repository.ts";

const files = listRepositoryFiles()
  .filter(isMeasuredSource)
  .map((path) => ({ path, lines: readFileSync(`${repositoryRoot}/${path}`, "utf8").split("\n").length - 1 }));

const lines = files.map((file) => file.lines).toSorted((a, b) => a - b);
console.log(
  `${files.length} source files, median ${percentile(lines, 0.5)} lines, 90 % below ${percentile(lines, 0.9)}`,
);
reportProblems(findSizeProblems(files, longFiles));

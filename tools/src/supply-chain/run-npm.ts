import { spawnSync } from "node:child_process";
import { repositoryRoot } from "../repository.ts";

/** What npm printed. Its exit status says too little: it fails for findings and for a registry that does not answer alike. */
export function runNpm(...args: string[]): string {
  const { stdout, error } = spawnSync("npm", args, {
    cwd: repositoryRoot,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    timeout: 300_000,
  });
  if (error && !stdout) throw error;
  return stdout;
}

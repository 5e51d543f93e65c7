import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Files git knows or would add, so a check sees new work before it is committed. A checkout owned by somebody else is fine. */
export function listRepositoryFiles(): string[] {
  const listed = execFileSync(
    "git",
    ["-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    {
      cwd: repositoryRoot,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return listed.split("\0").filter((path) => path !== "" && existsSync(`${repositoryRoot}/${path}`));
}

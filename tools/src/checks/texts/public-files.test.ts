import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { listRepositoryFiles, repositoryRoot } from "../../repository.ts";

/* What a public repository shows beside its code: it names commands, images and folders, which change. */
const read = (path: string) => readFileSync(join(repositoryRoot, path), "utf8");
const files = listRepositoryFiles();
const manifests = files.filter((path) => path.endsWith("/package.json"));
const versionOf = (path: string) => (JSON.parse(read(path)) as { version: string }).version;

it.each(manifests.map((path) => path.replace("/package.json", "")))("%s has a README", (folder) => {
  expect(existsSync(join(repositoryRoot, folder, "README.md"))).toBe(true);
});

it("the changelog begins with what is unreleased, then the version all workspaces have", () => {
  const parts = [...read("CHANGELOG.md").matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(parts[0]).toBe("Unreleased");
  for (const path of ["package.json", ...manifests]) expect(versionOf(path), path).toBe(parts[1]);
});

describe(".github", () => {
  const workflow = parse(read(".github/workflows/ci.yml")) as {
    permissions: object;
    jobs: Record<string, { "timeout-minutes": number; container: { image: string }; steps: Step[] }>;
  };
  interface Step {
    uses?: string;
    run?: string;
  }
  const jobs = Object.values(workflow.jobs);

  it("runs what everybody can run, within 90 minutes, and may only read", () => {
    expect(jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))).toEqual(["bash .ci/run"]);
    expect(existsSync(join(repositoryRoot, ".ci/run"))).toBe(true);
    for (const job of jobs) expect(job["timeout-minutes"]).toBe(90);
    expect(workflow.permissions).toEqual({ contents: "read" });
  });

  it("takes actions by a version", () => {
    const used = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.filter((action) => !/@v\d+$/.test(action))).toEqual([]);
  });

  it("has issue forms with fields that have names of their own", () => {
    for (const form of ["bug", "idea"]) {
      const { body } = parse(read(`.github/ISSUE_TEMPLATE/${form}.yml`)) as { body: { id?: string }[] };
      const ids = body.flatMap(({ id }) => id ?? []);
      expect(ids.length).toBeGreaterThan(1);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe(".devcontainer", () => {
  const dockerfile = read(".devcontainer/Dockerfile");

  it("has the packages that .ci/run would install, on the image CI runs on", () => {
    const wanted = [...read(".ci/run").matchAll(/missing\+=\(([^)]+)\)/g)].flatMap(([, names]) =>
      (names ?? "").split(" "),
    );
    expect(wanted.length).toBeGreaterThan(5);
    for (const name of wanted) expect(dockerfile).toMatch(new RegExp(`\\b${name}\\b`));
    const [, image] = /^FROM (\S+)$/m.exec(dockerfile) ?? [];
    expect(read(".github/workflows/ci.yml")).toContain(`image: ${image}`);
  });

  it("is read as JSON and builds from its file", () => {
    const settings = JSON.parse(read(".devcontainer/devcontainer.json")) as { build: { dockerfile: string } };
    expect(existsSync(join(repositoryRoot, ".devcontainer", settings.build.dockerfile))).toBe(true);
  });
});

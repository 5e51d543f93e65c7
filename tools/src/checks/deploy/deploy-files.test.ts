import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { repositoryRoot } from "../../repository.ts";

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

const read = (path: string) => readFileSync(join(repositoryRoot, path), "utf8");
const compose = parse(read("deploy/compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);

const dockerfiles = ["shop-api", "site-search", "storefront", "picture-search"].map(
  (name) => `deploy/${name}.Dockerfile`,
);

describe.each(dockerfiles)("%s", (path) => {
  const lines = read(path)
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line));
  const instructions = lines.map((line) => line.split(" ", 1)[0]);
  const lastStage = lines.slice(instructions.lastIndexOf("FROM"));

  it("knows only instructions that exist", () => {
    const known = ["FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"];
    expect(instructions.filter((name) => !known.includes(name ?? ""))).toEqual([]);
  });

  it("builds in one stage and runs in another, both on Node 24", () => {
    const images = lines.filter((line) => line.startsWith("FROM"));
    expect(images).toEqual(["FROM node:24-slim AS build", "FROM node:24-slim"]);
  });

  it("does not run as root", () => {
    const user = lastStage.findIndex((line) => line === "USER node");
    const command = lastStage.findIndex((line) => line.startsWith("CMD"));
    expect(user).toBeGreaterThan(0);
    expect(command).toBeGreaterThan(user);
  });

  it("has command and health check in the form that needs no shell", () => {
    for (const line of lastStage.filter((each) => /CMD/.test(each))) {
      expect(() => JSON.parse(line.replace(/^.*?CMD /, "")) as unknown).not.toThrow();
    }
  });

  it("copies only folders that exist", () => {
    const copied = lastStage.flatMap((line) => /^COPY --from=build \/app\/(\S+) /.exec(line)?.[1] ?? []);
    expect(copied.length).toBeGreaterThan(2);
    expect(copied.filter((folder) => !existsSync(join(repositoryRoot, folder)))).toEqual([]);
  });
});

describe("deploy/compose.yaml", () => {
  it("holds the full set", () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining([
        "postgres",
        "valkey",
        "migrate",
        "shop-api",
        "worker",
        "site-search",
        "picture-search",
        "storefront",
      ]),
    );
  });

  it("builds from Dockerfiles that exist", () => {
    const files = services.flatMap(([, { build }]) => build?.dockerfile ?? []);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
  });

  it("names only volumes that exist", () => {
    const used = services
      .flatMap(([, service]) => service.volumes ?? [])
      .map((volume) => volume.split(":")[0]);
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  it("waits only for services that exist, and for health only where it is checked", () => {
    const needs = services.flatMap(([, service]) => Object.entries(service.depends_on ?? {}));
    const unmet = needs.filter(([name, { condition }]) => {
      const needed = compose.services[name];
      // Our own images bring their health check along.
      return !needed || (condition === "service_healthy" && !needed.healthcheck && !needed.build);
    });
    expect(unmet).toEqual([]);
  });

  it.each(services)("%s: holds no secret", (_name, service) => {
    const secrets = Object.entries(service.environment ?? {}).filter(([name]) =>
      /PASSWORD|SECRET/.test(name),
    );
    // Wanted, or none at all: a method of payment may be left out.
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{[A-Z_]+:(\?|-\}$)/);
  });

  it("counts attempts where nothing is evicted, apart from the cache", () => {
    const { COUNTERS_URL, REDIS_URL } = compose.services["shop-api"]?.environment ?? {};
    const policyAt = (url = "") => compose.services[new URL(url).hostname]?.command?.at(-1);
    expect(policyAt(COUNTERS_URL)).toBe("noeviction");
    expect(policyAt(REDIS_URL)).toBe("allkeys-lru");
  });

  it("lets the world reach the storefront and nothing else", () => {
    expect(services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`))).toEqual([
      "storefront 3000:3000",
    ]);
    const { METRICS_PORT } = compose.services["shop-api"]?.environment ?? {};
    expect(METRICS_PORT).toBe("4200");
  });

  it("migrates before anything reads the database", () => {
    for (const name of ["shop-api", "worker", "catalogue", "picture-search"]) {
      expect(compose.services[name]?.depends_on).toHaveProperty(
        "migrate.condition",
        "service_completed_successfully",
      );
    }
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { namedInSource, readExample, recordingEnvironment } from "./settings-example.ts";
import { listRepositoryFiles, repositoryRoot } from "../../repository.ts";

type ReadConfig = (env: Record<string, string | undefined>) => unknown;

const read = (path: string) => readFileSync(join(repositoryRoot, path), "utf8");
const settings = readExample(read(".env.example"));

// Where each app reads its settings. By address: nobody imports these apps, and here nothing of them is used but this.
const places = {
  "shop-api": "apps/shop-api/src/platform/config/config.ts",
  "site-search": "apps/site-search/src/platform/config.ts",
  "picture-search": "apps/picture-search/src/platform/config.ts",
  storefront: "apps/storefront/app/platform/config/config.server.ts",
};
const apps = await Promise.all(
  Object.entries(places).map(async ([app, path]) => {
    const { readConfig } = (await import(pathToFileURL(join(repositoryRoot, path)).href)) as {
      readConfig: ReadConfig;
    };
    return [app, readConfig] as const;
  }),
);

/** Values for settings without a default, so that everything that is read only together with them is read. */
const samples: Readonly<Record<string, string>> = {
  NODE_ENV: "production",
  PORT: "4999",
  DATABASE_POOL_SIZE: "2",
  RATE_LIMIT_PER_MINUTE: "60",
  TRUSTED_PROXIES: "10.0.0.0/8",
  TRUSTED_HOPS: "1",
  METRICS_PORT: "4200",
  STAFF_OIDC_ISSUER: "https://accounts.shop.example",
  PURCHASE_EVENT_URL: "https://tags.example/purchase",
  VAT_REGISTER_URL: "https://vat.example",
  TAG_MANAGER_URL: "https://tags.example/container.js",
  TAG_MANAGER_HOSTS: "https://other.example",
  PUBLIC_URL: "https://shop.example",
  EDGE_PURGE_URL: "https://cdn.example/purge",
  ROBOTS: "index",
  SITE_SEARCH_HASHID: "68656172746868656172746868656172",
};
const secret = "long-enough-to-be-taken-for-a-secret";
const withoutDefault = Object.fromEntries(
  settings
    .filter(({ value, isWanted }) => isWanted || value === "")
    .map(({ name, value }) => [name, value || (samples[name] ?? secret)]),
);
const defaults = Object.fromEntries(
  settings.filter(({ value, isWanted }) => !isWanted && value !== "").map(({ name, value }) => [name, value]),
);

/** Asked for only to say that it is gone. */
const isGone = (name: string) => name === "TRUST_PROXY";

const namesFor = (app: string) =>
  settings.filter(({ readers }) => readers.includes(app)).map(({ name }) => name);

describe(".env.example", () => {
  it("names each setting once, with those who read it", () => {
    const names = settings.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect([...new Set(settings.flatMap(({ readers }) => readers))].toSorted()).toEqual(
      [...Object.keys(places), "tools"].toSorted(),
    );
  });

  it.each(apps)("names exactly what %s reads", (app, readConfig) => {
    const { env, asked } = recordingEnvironment({ ...withoutDefault, ...defaults });
    readConfig(env);
    // Read while building, see below.
    const named = namesFor(app).filter((name) => name !== "STYLEGUIDE");
    expect([...asked].filter((name) => !isGone(name)).toSorted()).toEqual(named.toSorted());
  });

  it.each(apps)("says what %s takes where nothing is set", (_app, readConfig) => {
    const said = JSON.stringify(readConfig({ ...withoutDefault, ...defaults }));
    expect(said).toBe(JSON.stringify(readConfig(withoutDefault)));
  });

  it.each(apps)("lets %s start with what it calls wanted", (_app, readConfig) => {
    const wanted = settings.filter(({ isWanted }) => isWanted);
    const given = Object.fromEntries(wanted.map(({ name, value }) => [name, value || secret]));
    expect(() => readConfig(given)).not.toThrow();
  });

  it.each(settings.filter(({ isWanted }) => isWanted))(
    "calls $name wanted, which somebody misses",
    ({ name }) => {
      const { [name]: _left, ...others } = { ...withoutDefault, ...defaults };
      const refusals = apps.map(([, readConfig]) => {
        try {
          return readConfig(others) ? "" : "";
        } catch (error) {
          return String(error);
        }
      });
      expect(refusals.join("\n")).toContain(name);
    },
  );

  it("knows what the sources take from the environment beside that", () => {
    const shipped = listRepositoryFiles().filter(
      (path) =>
        /^(apps\/[^/]+\/src|apps\/storefront\/(app|server)|packages\/[^/]+\/src|catalog\/src)\/.*\.tsx?$/.test(
          path,
        ) && !/\.(test|fixture)\.tsx?$/.test(path),
    );
    const named = shipped.flatMap((path) => namedInSource(read(path)));
    const known = settings.map(({ name }) => name);
    // Of the system: where programs are, and where npm was called.
    const ofTheSystem = ["PATH", "INIT_CWD"];
    const others = named.filter((name) => !known.includes(name) && !ofTheSystem.includes(name));
    // The demo's owner is told by the demo, not set by anybody.
    expect(others.filter((name) => !name.startsWith("DEMO_OWNER_"))).toEqual([]);
    expect(named).toContain("STYLEGUIDE");
  });

  it("names the settings of the development commands", () => {
    const named = [
      "demo/demo-ports",
      "demo/run-shop",
      "demo/service-environment",
      "processes/postgres",
      "dev",
      "demo",
    ].flatMap((file) => namedInSource(read(`tools/src/${file}.ts`)));
    const ofApps = settings.filter(({ readers }) => !readers.includes("tools")).map(({ name }) => name);
    const own = [...new Set(named)].filter((name) => !ofApps.includes(name));
    expect(own.toSorted()).toEqual(namesFor("tools").toSorted());
  });
});

describe("reading an example", () => {
  it("takes readers from the head of the part, and optional lines without their mark", () => {
    const text =
      '# --- Mails [shop-api, storefront] ---\nSMTP_URL=\n# A word about it.\n# MAIL_FROM="Shop <a@b.example>"\n';
    const readers = ["shop-api", "storefront"];
    expect(readExample(text)).toEqual([
      { name: "SMTP_URL", value: "", isWanted: true, readers },
      { name: "MAIL_FROM", value: "Shop <a@b.example>", isWanted: false, readers },
    ]);
  });

  it("refuses a copy of the environment, whose reads it would not see", () => {
    const { env } = recordingEnvironment({ A: "1" });
    expect(() => ({ ...env })).toThrow("by name");
  });
});

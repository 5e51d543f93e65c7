import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { repositoryRoot } from "../../repository.ts";

const text = readFileSync(join(repositoryRoot, "deploy/compose.yaml"), "utf8");
const { services } = parse(text, { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> } | undefined>;
};

it.each(["migrate", "catalogue", "site-search-migrate"])("%s: knows no key but the database's", (name) => {
  expect(Object.keys(services[name]?.environment ?? {})).toEqual(["DATABASE_URL", "MEDIA_DIR"]);
});

it("what seals cookies is known to the storefront only, what pays is not", () => {
  const knowing = (key: string) =>
    Object.keys(services).filter((name) => services[name]?.environment?.[key] !== undefined);
  expect(knowing("AUTH_SECRET")).toEqual(["storefront"]);
  expect(knowing("STRIPE_SECRET_KEY")).toEqual(["shop-api", "worker"]);
  expect(knowing("PAYMENT_SECRET")).toEqual(["shop-api", "worker"]);
  expect(knowing("PURCHASE_EVENT_KEY")).toEqual(["shop-api", "worker"]);
});

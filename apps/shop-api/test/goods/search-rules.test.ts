import { ApiFailure, type ProductListing } from "@hearth/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createAdminServer } from "../../src/http/admin-server.ts";
import { runStaffCommand } from "../../src/staff-command.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { numbersOf } from "../harness/content/listing.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
testWorker(shop);

const staff = (...args: string[]) => runStaffCommand(shop.services, ["rules", ...args]);
const search = async (term: string, language: "de" | "en" | "pl" = "de") =>
  (
    await shop.api.post<ProductListing>(
      "/search",
      { search: term },
      { "sw-language-id": id.language(language) },
    )
  ).body;
const found = async (term: string, language?: "de" | "en" | "pl") => numbersOf(await search(term, language));
const suggested = async (term: string) =>
  numbersOf((await shop.api.post<ProductListing>("/search-suggest", { search: term })).body);
/** Asked before, so that a kept answer has to go. */
const eventuallyFound = async (term: string, numbers: string[], language?: "de" | "en" | "pl") =>
  eventually(async () => expect(await found(term, language)).toEqual(numbers), 20_000);

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => "no refusal",
    (error: unknown) => (error instanceof ApiFailure ? error.errors[0]?.detail : error),
  );

afterEach(async () => {
  await shop.sql`delete from search_rule`;
  await eventuallyFound("Solarmodul", ["SH-420.W", "SH-430.B"]);
  await eventuallyFound("Bratwurst", []);
});

describe("staff", () => {
  it("pin what comes first, also where the words do not find it", async () => {
    await staff("add", "pin", "Solarmodul|Solarmodule", "SH-430.B", "position=1");
    await staff("add", "pin", "Solarmodul", "NW-KE-12", "position=2");
    await eventuallyFound("Solarmodul", ["SH-430.B", "NW-KE", "SH-420.W"]);
    await eventuallyFound("solarmodule", ["SH-430.B", "SH-420.W"]);
    expect(await suggested("Solarmodul")).toEqual(["SH-430.B", "NW-KE", "SH-420.W"]);
    expect(await found("Solarmodul schwarz")).toEqual(["SH-430.B"]);
  });

  it("hide and boost", async () => {
    await staff("add", "boost", "Solarmodul", "SH-430.B", "strength=1");
    await eventuallyFound("Solarmodul", ["SH-430.B", "SH-420.W"]);
    await staff("add", "hide", "Solarmodul", "SH-430.B");
    await eventuallyFound("Solarmodul", ["SH-420.W"]);
    expect(await suggested("Solarmodul")).toEqual(["SH-420.W"]);
  });

  it("say what other words mean, as a part of a search too", async () => {
    await staff("add", "synonym", "Bratwurst|Currywurst", "Solarmodul", "language=de-DE");
    await eventuallyFound("Bratwurst", ["SH-420.W", "SH-430.B"]);
    expect(await found("currywurst schwarz")).toEqual(["SH-430.B"]);
    expect(await found("Bratwurst", "pl")).toEqual([]);
  });

  it("send a search to a page", async () => {
    expect((await search("Rückgabe")).extensions).toMatchObject({ redirect: null });
    await staff("add", "redirect", "Rückgabe", "/widerruf");
    await eventually(
      async () =>
        expect((await search("RÜCKGABE")).extensions).toMatchObject({ redirect: { path: "/widerruf" } }),
      20_000,
    );
  });

  it("end rules, and those whose days are over hold no more", async () => {
    await staff("add", "hide", "Solarmodul", "SH-420.W", "from=2020-01-01", "until=2020-12-31");
    await staff("add", "hide", "Solarmodul", "SH-420.W", "from=2999-01-01");
    const added = await staff("add", "hide", "Solarmodul", "SH-430.B");
    await eventuallyFound("Solarmodul", ["SH-420.W"]);
    const ruleId = added.slice(0, 32);
    expect(await staff("list")).toContain(`${ruleId}  all  hide  Solarmodul -> SH-430.B`);
    expect(await staff("end", ruleId)).toBe(`${ruleId} ended`);
    await eventuallyFound("Solarmodul", ["SH-420.W", "SH-430.B"]);
    expect(await staff("list")).not.toContain(ruleId);
    expect(await refusal(staff("end", ruleId))).toBe("There is no such rule.");
  });

  it.each([
    ["There is no product X-1.", ["pin", "Pumpe", "X-1"]],
    ["A path of the shop begins with one /.", ["redirect", "Pumpe", "//evil.example"]],
    ["A path of the shop begins with one /.", ["redirect", "Pumpe", "https://evil.example"]],
    ["A strength is above 0, and 1 at most.", ["boost", "Pumpe", "NW-KE", "strength=2"]],
    ["A rule needs words to be found by.", ["hide", "?!", "NW-KE"]],
    ["There is no language xx-XX.", ["hide", "Pumpe", "NW-KE", "language=xx-XX"]],
  ])("are told: %s", async (detail, args) => {
    expect(await refusal(staff("add", ...args))).toBe(detail);
  });

  it.each([
    ["pin"],
    ["pin", "Pumpe"],
    ["kick", "Pumpe", "NW-KE"],
    ["pin", "Pumpe", "NW-KE", "until=tomorrow"],
  ])("are helped with %j", async (...args: string[]) => {
    expect(await staff("add", ...args)).toContain("staff rules add pin|boost|hide");
  });
});

describe("lifts of the site search", () => {
  let origin: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const admin = createAdminServer(shop.services);
    origin = await admin.listen({ host: "127.0.0.1", port: 0 });
    close = () => admin.close();
  });
  afterAll(() => close());
  const put = async (lifts: unknown, key: string = serviceKey) =>
    (
      await fetch(`${origin}/search-lifts`, {
        method: "PUT",
        headers: { "x-hearth-service-key": key, "content-type": "application/json" },
        body: JSON.stringify({ lifts }),
      })
    ).status;
  const lift = { term: "Solarmodul", productId: id.product("module-black"), strength: 0.9 };

  it("move up what people chose, until they are replaced", async () => {
    await found("Solarmodul");
    expect(await put([lift, { ...lift, strength: 0.1 }])).toBe(204);
    await eventuallyFound("Solarmodul", ["SH-430.B", "SH-420.W"]);
    expect(await put([])).toBe(204);
    await eventuallyFound("Solarmodul", ["SH-420.W", "SH-430.B"]);
  });

  it("are taken with the key of the services only, and open no other door", async () => {
    expect(await put([lift], "wrong")).toBe(401);
    const headers = { "x-hearth-service-key": serviceKey };
    expect((await fetch(`${origin}/admin-api/review`, { headers })).status).toBe(401);
  });

  it.each([
    [{}],
    [[{ ...lift, strength: 2 }]],
    [[{ ...lift, productId: "x" }]],
    [[{ ...lift, term: "" }]],
    [Array.from({ length: 20_001 }, () => lift)],
  ])("that make no sense are refused", async (lifts: unknown) => {
    expect(await put(lifts)).toBe(400);
  });
});

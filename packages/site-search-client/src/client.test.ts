import { expect, it } from "vitest";
import { createSiteSearchClient } from "./client.ts";
import { ClientResponseError } from "./client-response-error.ts";
import { statsTypes } from "./stats.ts";

const hashid = "0123456789abcdef0123456789abcdef";
const found = {
  results: [],
  total: 0,
  total_found: 0,
  page: 1,
  results_per_page: 20,
  query: "",
  query_name: "match_and",
  facets: {},
};
const suggested = {
  query: "sp",
  terms: ["speicher"],
  categories: [
    { name: "Speicher", breadcrumb: ["Heizung", "Speicher"], link: "https://shop.example/speicher" },
  ],
  brands: [{ name: "Nordwerk" }],
  guides: [{ title: "Speicher wählen", link: "/ratgeber/speicher" }],
  products: [],
};

/** A client, and what it sent. */
function given({
  answer = found,
  status = 200,
  secret,
}: {
  answer?: object;
  status?: number;
  secret?: string;
}) {
  const sent: { url: URL; init: RequestInit }[] = [];
  const client = createSiteSearchClient({
    server: "https://search.example",
    hashid,
    secret,
    now: () => 1_700_000_000_000,
    fetch: async (url, init) => {
      sent.push({ url: new URL(url as string), init: init ?? {} });
      return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
    },
  });
  return { client, sent };
}

it("refuses what cannot be asked before anything is sent [231, 232, 233]", async () => {
  expect(() => createSiteSearchClient({ server: "", hashid })).toThrow("search server is required");
  expect(() => createSiteSearchClient({ server: "x", hashid: "y" })).toThrow("invalid hashid");
  const { client, sent } = given({});
  await expect(client.search({ page: 0 })).rejects.toThrow("page must be an integer greater than 0");
  await expect(client.imageSearch(" ")).rejects.toThrow("image is required");
  expect(sent).toEqual([]);
});

it("searches with GET, the time of asking, and no token without a secret [277-279]", async () => {
  const { client, sent } = given({});
  await client.search({ term: "wärme & mehr", limit: 10 });
  const [{ url, init }] = sent as [(typeof sent)[0]];
  expect(url.origin + url.pathname).toBe(`https://search.example/6/${hashid}/_search`);
  expect(url.searchParams.get("random")).toBe("1700000000000");
  expect(url.searchParams.get("query")).toBe("wärme & mehr");
  expect(url.searchParams.get("rpp")).toBe("10");
  expect(init).toEqual({ method: "GET", headers: { accept: "application/json" }, redirect: "error" });
});

it("sends the secret as a token [277]", async () => {
  const { client, sent } = given({ secret: "s3" });
  await client.search({});
  expect(sent[0]?.init.headers).toMatchObject({ authorization: "Token s3" });
});

it("an image goes as the body of a POST, by either way [146, 281]", async () => {
  const { client, sent } = given({});
  await client.imageSearch("aGk=", { limit: 5, term: "not sent" });
  await client.search({ image: "aGk=", limit: 5 });
  for (const { url, init } of sent) {
    expect(url.pathname).toBe(`/6/${hashid}/_image_search`);
    expect(url.searchParams.get("rpp")).toBe("5");
    expect(url.searchParams.has("query")).toBe(false);
    expect(init).toMatchObject({ method: "POST", body: '{"image":"aGk="}' });
    expect(init.headers).toMatchObject({ "content-type": "application/json" });
  }
  expect(sent).toHaveLength(2);
});

it("suggests in groups [281]", async () => {
  const { client, sent } = given({ answer: suggested });
  expect(await client.suggest("sp")).toEqual({
    terms: ["speicher"],
    categories: [{ name: "Speicher", breadcrumb: ["Heizung", "Speicher"], url: { pathname: "/speicher" } }],
    manufacturers: [{ name: "Nordwerk" }],
    guides: [{ title: "Speicher wählen", url: { pathname: "/ratgeber/speicher" } }],
    products: [],
  });
  expect(sent[0]?.url.pathname).toBe(`/6/${hashid}/_suggest`);
  expect(sent[0]?.url.searchParams.get("query")).toBe("sp");
});

it.each(statsTypes)("tells the statistics of %s with PUT [282]", async (type) => {
  const { client, sent } = given({ status: 204 });
  await client.stats(type, { session_id: "abc", id: "1", query: undefined, position: 3 });
  const [{ url, init }] = sent as [(typeof sent)[0]];
  expect([init.method, url.pathname]).toEqual(["PUT", `/6/${hashid}/stats/${type}`]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    random: "1700000000000",
    session_id: "abc",
    id: "1",
    position: "3",
  });
});

it.each([undefined, "", "  "])("no statistics without a session: %j [234]", async (session_id) => {
  const { client, sent } = given({});
  await expect(client.stats("init", { session_id })).rejects.toThrow(new Error("session_id is required"));
  expect(sent).toEqual([]);
});

it.each([400, 401, 404, 429, 500, 503])(
  "an answer of %d is an error that carries it [326]",
  async (status) => {
    const { client } = given({ status, answer: { code: "why" } });
    const error = await client.search({}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ClientResponseError);
    const { statusCode, response } = error as ClientResponseError;
    expect([statusCode, await response.json()]).toEqual([status, { code: "why" }]);
  },
);

it("hands the signal on", async () => {
  const { client, sent } = given({});
  const { signal } = new AbortController();
  await client.suggest("x", { signal }).catch(() => {});
  expect(sent[0]?.init.signal).toBe(signal);
});

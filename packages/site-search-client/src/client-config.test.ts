import { describe, expect, it } from "vitest";
import { baseAddress, languageHashid } from "./client-config.ts";

const hashid = "0123456789abcdef0123456789abcdef";
const server = "https://search.example";

it.each([
  [server, `${server}/6/${hashid}`],
  [`${server}/`, `${server}/6/${hashid}`],
  ["http://127.0.0.1:3004", `http://127.0.0.1:3004/6/${hashid}`],
  ["eu1.search.example", `https://eu1.search.example/6/${hashid}`],
])("%s asks version 6 of its index [277, 278]", (given, expected) => {
  expect(baseAddress({ server: given, hashid })).toBe(expected);
});

it.each([undefined, "", "  ", "/"])("wants a server, not %j [231]", (given) => {
  expect(() => baseAddress({ server: given, hashid })).toThrow(new Error("search server is required"));
});

describe("a hashid has 32 hex characters and perhaps a suffix after a dash [232]", () => {
  it.each([hashid, hashid.toUpperCase(), `${hashid}-en`, `${hashid}-pl2`])("%s is one", (given) => {
    expect(baseAddress({ server, hashid: given })).toBe(`${server}/6/${given}`);
  });

  it.each([
    "",
    "x",
    hashid.slice(1),
    `${hashid}0`,
    `${hashid}-`,
    `${hashid}en`,
    `${hashid}-en/..`,
    `g${hashid.slice(1)}`,
    `${hashid}\n`,
    ` ${hashid}`,
  ])("%j is none", (given) => {
    expect(() => baseAddress({ server, hashid: given })).toThrow(new Error("invalid hashid"));
  });
});

it("names the same shop in another language", () => {
  expect(languageHashid(hashid, "en")).toBe(`${hashid}-en`);
  expect(languageHashid(`${hashid}-de`, "pl")).toBe(`${hashid}-pl`);
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chooseEncoding, createEncodings } from "./content-encoding.server.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.8", "gzip"],
  ["br;q=0.0", "identity"],
  ["*", "identity"],
  [null, "identity"],
] as const)("answers accept-encoding %s with %s", (header, encoding) => {
  expect(chooseEncoding(header, 5000)).toBe(encoding);
});

it("leaves small bodies alone", () => {
  expect(chooseEncoding("br", 100)).toBe("identity");
});

it("gives the same page in every encoding", async () => {
  const body = Buffer.from("<p>Wärmepumpe</p>".repeat(200));
  const encodings = createEncodings(body);
  expect(brotliDecompressSync(await encodings("br"))).toEqual(body);
  expect(gunzipSync(await encodings("gzip"))).toEqual(body);
  expect(await encodings("identity")).toBe(body);
});

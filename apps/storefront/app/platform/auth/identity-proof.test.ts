import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../http/log.server.ts";
import { readAuthConfig } from "./auth-config.server.ts";
import { isIdentityProven, proveIdentityToken } from "./identity-proof.server.ts";

const clientId = "hearth-google";
const own = await generateKeyPair("RS256", { extractable: true });
const stranger = await generateKeyPair("RS256");
const strangersKey = await exportJWK(stranger.publicKey);
const publicKey = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "RS256", use: "sig" };

let issuer = "";
/** What the provider says of itself; tests change it. */
let told: Record<string, unknown> = {};
const server = createServer((request, response) => {
  if (request.url === "/moved") return void response.writeHead(302, { location: "/jwks" }).end();
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(request.url === "/jwks" ? { keys: [publicKey] } : told));
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  told = { issuer, jwks_uri: `${issuer}/jwks` };
});
afterAll(() => void server.close());

const token = (header: object = { kid: "one" }) =>
  new SignJWT({ email: "ada@example.com" })
    .setProtectedHeader({ alg: "RS256", ...header })
    .setSubject("ada")
    .setIssuer(issuer)
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime("5 minutes");

const prove = (idToken: unknown) => proveIdentityToken(idToken, { issuer, keysAt: null }, clientId);

it("believes what the provider has signed for this shop", async () => {
  await expect(prove(await token().sign(own.privateKey))).resolves.toBeUndefined();
});

it("asks nobody where the keys are when it knows", async () => {
  const before = told;
  told = {};
  const signer = { issuer, keysAt: `${issuer}/jwks` };
  try {
    await expect(
      proveIdentityToken(await token().sign(own.privateKey), signer, clientId),
    ).resolves.toBeUndefined();
  } finally {
    told = before;
  }
});

const shared = new TextEncoder().encode(JSON.stringify(publicKey));
const forgeries: [name: string, refusal: string, make: () => unknown][] = [
  ["nothing at all", "no identity token", () => undefined],
  ["no signature", "not allowed", () => new UnsecuredJWT({}).setIssuer(issuer).encode()],
  ["a foreign signature", "verification failed", () => token().sign(stranger.privateKey)],
  ["the public key as secret", "not allowed", () => token({ alg: "HS256", kid: "one" }).sign(shared)],
  [
    "a key it brings along",
    "verification failed",
    () => token({ jwk: strangersKey }).sign(stranger.privateKey),
  ],
  ["another shop's name", '"aud" claim', () => token().setAudience("another-shop").sign(own.privateKey)],
  [
    "another issuer",
    '"iss" claim',
    () => token().setIssuer("https://elsewhere.example").sign(own.privateKey),
  ],
  ["a time that is over", '"exp" claim', () => token().setExpirationTime("-5 minutes").sign(own.privateKey)],
];

it.each(forgeries)("refuses a token with %s: %s", async (_name, refusal, make) => {
  await expect(prove(await make())).rejects.toThrow(refusal);
});

it("refuses a token whose content was changed", async () => {
  const [head, , seal] = (await token().sign(own.privateKey)).split(".");
  const [, content] = (await token().setSubject("eve").sign(stranger.privateKey)).split(".");
  await expect(prove([head, content, seal].join("."))).rejects.toThrow("verification failed");
});

it.each([
  [
    "says it is somebody else",
    "does not say",
    () => ({ issuer: "https://elsewhere.example", jwks_uri: `${issuer}/jwks` }),
  ],
  ["tells no keys", "does not say", () => ({ issuer })],
  ["sends elsewhere for its keys", "fetch failed", () => ({ issuer, jwks_uri: `${issuer}/moved` })],
])("believes nobody when the provider %s: %s", async (_name, refusal, tells) => {
  const before = told;
  told = tells();
  try {
    await expect(prove(await token().sign(own.privateKey))).rejects.toThrow(refusal);
  } finally {
    told = before;
  }
});

it("lets nobody in whom no provider of the shop has proven, and says so in the log", async () => {
  const said: string[] = [];
  const quiet = createLog({ write: (line) => said.push(line) });
  const google = { AUTH_GOOGLE_ID: clientId, AUTH_GOOGLE_SECRET: "s", AUTH_GOOGLE_ISSUER: issuer };
  const auth = readAuthConfig({ SERVICE_KEY: "the key of the shop's own services", ...google }, false);
  const visit = { log: quiet, auth };
  const good = await token().sign(own.privateKey);
  expect(await isIdentityProven(visit, { provider: "google", id_token: good })).toBe(true);
  expect(await isIdentityProven(visit, { provider: "apple", id_token: good })).toBe(false);
  expect(await isIdentityProven(visit, null)).toBe(false);
  expect(said).toEqual([]);
  expect(await isIdentityProven(visit, { provider: "google", id_token: `${good}x` })).toBe(false);
  expect(said.join("")).toContain("identity-not-proven");
  expect(said.join("")).not.toContain(good);
});

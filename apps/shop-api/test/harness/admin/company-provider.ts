import { once } from "node:events";
import type { Server } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { createIdentityServer } from "../../../../../tools/src/identity/identity-server.ts";
import { findFreePort } from "../../../../../tools/src/processes/port.ts";
import { type CompanyIdentity, openCompanyIdentity } from "../../../src/platform/company-identity.ts";

const OFFICE = "http://localhost:4100";
const SECRET = "secret-of-the-company-client";

export interface CompanyPersonSaid {
  name: string;
  email: string;
  isVerified?: boolean;
}

export interface CompanyProvider {
  readonly identity: CompanyIdentity;
  /** Signs in there as a browser does, and answers the query it is sent back with. */
  visit(url: string, person: CompanyPersonSaid): Promise<string>;
}

/** A real OpenID Connect server of the company, for all tests of the file. */
export function testCompanyProvider(): CompanyProvider {
  let server: Server;
  let identity: CompanyIdentity;
  beforeAll(async () => {
    const port = await findFreePort();
    const issuer = `http://localhost:${port}`;
    server = createIdentityServer({ issuer, shopUrl: OFFICE, officeUrl: OFFICE, clientSecret: SECRET });
    await once(server.listen(port, "localhost"), "listening");
    const settings = { issuer, clientId: "hearth-office", clientSecret: SECRET, name: "Hearth ID" };
    identity = openCompanyIdentity(settings, `${OFFICE}/sign-in/company`, () => {});
  });
  afterAll(() => void server?.close());
  return {
    get identity() {
      return identity;
    },
    visit: signInThere,
  };
}

async function signInThere(url: string, { name, email, isVerified = true }: CompanyPersonSaid) {
  const cookies = new Map<string, string>();
  async function go(address: string, body?: URLSearchParams): Promise<string> {
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      ...(body && { method: "POST", body }),
    });
    for (const each of response.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(key, value);
    }
    const next = response.headers.get("location");
    return next ? new URL(next, address).href : address;
  }
  const question = await go(url);
  const form = new URLSearchParams({ name, email, ...(isVerified && { verified: "on" }) });
  let at = await go(question, form);
  // oxlint-disable-next-line no-await-in-loop -- each redirect leads to the next
  while (!at.startsWith(OFFICE)) at = await go(at);
  return new URL(at).search;
}

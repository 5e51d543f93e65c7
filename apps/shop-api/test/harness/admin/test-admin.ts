import { randomBytes } from "node:crypto";
import { encrypt } from "@hearth/service/secrets";
import type { StaffPermissions, StaffRole } from "@hearth/rules";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll } from "vitest";
import { createAdminServer } from "../../../src/http/admin-server.ts";
import type { Services } from "../../../src/services.ts";
import { newToken, tokenHash } from "../../../src/modules/context/session-token.ts";
import { newId } from "../../../src/platform/new-id.ts";
import { type AdminClient, createAdminClient } from "./admin-client.ts";
import { staffKey } from "../test-config.ts";
import type { TestShop } from "../test-shop.ts";

export const STAFF_PASSWORD = "Ofenrohr und Kessel 7";

export interface TestAdmin {
  /** Without a path. */
  readonly origin: string;
  /** Somebody who is nobody yet. */
  stranger(): AdminClient;
  /** An account that can sign in, with an authenticator app. */
  hire(role: StaffRole | StaffPermissions, more?: { email?: string }): Promise<Hired>;
  /** The same, signed in. */
  worker(role: StaffRole | StaffPermissions): Promise<Hired & { client: AdminClient }>;
}

export interface Hired {
  id: string;
  email: string;
  /** Of the authenticator app, base32. */
  secret: string;
}

/** The back office's server on the shop's services, for all tests of the file. */
export function testAdmin(shop: TestShop, changed: () => Partial<Services> = () => ({})): TestAdmin {
  let origin = "";
  let close: () => Promise<void>;
  let passwordHash: Promise<string> | undefined;
  beforeAll(async () => {
    const app = createAdminServer({ ...shop.services, ...changed() });
    origin = await app.listen({ host: "127.0.0.1", port: 0 });
    close = () => app.close();
  });
  afterAll(() => close?.());
  const stranger = (token: string | null = null) => createAdminClient(`${origin}/admin-api`, token);

  async function hire(role: StaffRole | StaffPermissions, more: { email?: string } = {}): Promise<Hired> {
    passwordHash ??= shop.services.passwords.hash(STAFF_PASSWORD);
    const id = newId();
    const email = more.email ?? `staff.${randomBytes(6).toString("hex")}@example.com`;
    const secret = new Secret({ size: 20 }).base32;
    const roleId = typeof role === "string" ? null : newId();
    if (roleId !== null)
      await shop.sql`insert into staff_role (id, name, permissions)
        values (${roleId}, ${`role ${roleId}`}, ${JSON.stringify(role)}::text::jsonb)`;
    await shop.sql`
      insert into staff_account (id, email, name, language_id, role, role_id, password_hash, totp_secret)
      select ${id}, ${email}, 'Ada Brenner', id, ${roleId === null ? (role as string) : null}, ${roleId}, ${await passwordHash},
        ${encrypt([staffKey], "totp secret", secret)}
      from language where locale_code = 'de-DE'`;
    return { id, email, secret };
  }

  return {
    get origin() {
      return origin;
    },
    stranger: () => stranger(),
    hire,
    async worker(role) {
      const hired = await hire(role);
      const token = newToken();
      await shop.sql`insert into staff_session (id, token_hash, staff_id, stage, proven_at)
        values (${newId()}, ${tokenHash(token)}, ${hired.id}, 'full', now())`;
      return { ...hired, client: stranger(token) };
    },
  };
}

/** What the app shows, now or some steps of half a minute from now. */
export function codeOf({ secret }: Pick<Hired, "secret">, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Password and app, over HTTP. */
export async function signIn(admin: TestAdmin, hired: Hired): Promise<AdminClient> {
  const client = admin.stranger();
  void (await client.ask("signIn", { input: { email: hired.email, password: STAFF_PASSWORD } })).body;
  void (await client.ask("proveTotp", { input: { code: codeOf(hired) } })).body;
  return client;
}

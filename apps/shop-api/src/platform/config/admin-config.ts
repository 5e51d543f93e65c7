import { readRequired, readWholeNumber } from "@hearth/service";
import { type KeyRing, readKeyRing } from "@hearth/service/secrets";

export interface AdminSettings {
  host: string;
  port: number;
  /** Where the back office is opened in a browser: the only page that may call, what passkeys are bound to, and where links lead. */
  origin: string;
  /** Encrypts the secrets of authenticator apps. admin-main.ts wants it. */
  key: KeyRing;
  /** The company's OpenID Connect provider in place of passwords; null: passwords only. */
  company: CompanySettings | null;
  /** The built application, served beside its API. */
  officeDir: string;
}

export interface CompanySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On the button. */
  name: string;
}

export function adminSettings(env: NodeJS.ProcessEnv): AdminSettings {
  const port = readWholeNumber(env, "ADMIN_PORT", 4100);
  const given = env.ADMIN_ORIGIN || `http://localhost:${port}`;
  const origin = URL.parse(given)?.origin;
  if (!origin || !/^https?:/.test(origin) || given.replace(/\/$/, "") !== origin)
    throw new Error(`ADMIN_ORIGIN must look like "https://office.shop.example", got "${given}"`);
  return {
    host: env.ADMIN_HOST ?? "127.0.0.1",
    port,
    origin,
    key: readKeyRing(env, "STAFF_KEY"),
    company: companySettings(env),
    officeDir: env.OFFICE_DIR || "apps/back-office/dist",
  };
}

function companySettings(env: NodeJS.ProcessEnv): CompanySettings | null {
  const issuer = env.STAFF_OIDC_ISSUER;
  if (!issuer) return null;
  if (!/^(https:\/\/|http:\/\/localhost[:/])/.test(issuer))
    throw new Error(`STAFF_OIDC_ISSUER must begin with https://, got "${issuer}"`);
  return {
    issuer,
    clientId: readRequired(env, "STAFF_OIDC_CLIENT_ID"),
    clientSecret: readRequired(env, "STAFF_OIDC_CLIENT_SECRET"),
    name: env.STAFF_OIDC_NAME || new URL(issuer).host,
  };
}

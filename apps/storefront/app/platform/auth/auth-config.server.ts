import { readKeyRing, readSecret, requireSecret } from "@hearth/service/secrets";

/** One identity provider of the configuration. */
export interface ProviderConfig {
  id: ProviderId;
  clientId: string;
  clientSecret: string;
  /** Null: the provider's own; a stand-in for development names itself here. */
  issuer: string | null;
}

export interface AuthConfig {
  /** Seal the session cookie and the cookies of a sign-in that is under way. The first seals, all of them open. */
  secret: string[];
  /** Proves to the shop API that this is the storefront's server, and seals visitors' addresses. Empty on a desk only: nobody signs in through a provider. */
  serviceKey: string;
  providers: readonly ProviderConfig[];
  /** Whether an address that means nothing is answered to everybody; else only to whoever is signed in, and others are asked to. */
  isUnknownOpen: boolean;
}

export const providerIds = ["google", "facebook", "apple"] as const;
export type ProviderId = (typeof providerIds)[number];

export const providerNames: Readonly<Record<ProviderId, string>> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
};

export function isProviderId(id: string): id is ProviderId {
  return (providerIds as readonly string[]).includes(id);
}

type Env = Record<string, string | undefined>;

/** Known to everybody who reads this, so good for a desk only. */
const DEVELOPMENT_SECRET = "hearth-development-only-secret-of-all";

export function readAuthConfig(env: Env, isProduction: boolean): AuthConfig {
  if (isProduction) requireSecret(env, "AUTH_SECRET");
  const secret = env.AUTH_SECRET ? [...readKeyRing(env, "AUTH_SECRET")] : [DEVELOPMENT_SECRET];
  const serviceKey = (isProduction ? requireSecret : readSecret)(env, "SERVICE_KEY");
  const unknown = env.UNKNOWN_ROUTES || "open";
  if (unknown !== "open" && unknown !== "login") throw new Error("UNKNOWN_ROUTES must be open or login");
  return {
    secret,
    serviceKey,
    providers: serviceKey === "" ? [] : providerIds.flatMap(readProvider),
    isUnknownOpen: unknown === "open",
  };

  /** A provider without client id and secret is not offered. */
  function readProvider(id: ProviderId): ProviderConfig[] {
    const name = `AUTH_${id.toUpperCase()}`;
    const clientId = env[`${name}_ID`];
    const clientSecret = env[`${name}_SECRET`];
    if (!clientId || !clientSecret) return [];
    return [{ id, clientId, clientSecret, issuer: env[`${name}_ISSUER`] || null }];
  }
}

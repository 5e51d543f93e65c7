/** One identity provider of the configuration. */
export type ProviderConfig = {
  id: ProviderId;
  clientId: string;
  clientSecret: string;
  /** Null: the provider's own; a stand-in for development names itself here. */
  issuer: string | null;
};

export type AuthConfig = {
  /** Seals the session cookie and the cookies of a sign-in that is under way. */
  secret: string;
  /** Proves to the shop API that this is the storefront's server; empty: nobody signs in through a provider. */
  serviceKey: string;
  providers: readonly ProviderConfig[];
};

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
const developmentSecret = "hearth-development-only-secret";

export function readAuthConfig(env: Env, isProduction: boolean): AuthConfig {
  const secret = env.AUTH_SECRET || (isProduction ? "" : developmentSecret);
  if (secret.length < 16) throw new Error("AUTH_SECRET must be set, with at least 16 characters");
  const serviceKey = env.SERVICE_KEY ?? "";
  return { secret, serviceKey, providers: serviceKey === "" ? [] : providerIds.flatMap(readProvider) };

  /** A provider without client id and secret is not offered. */
  function readProvider(id: ProviderId): ProviderConfig[] {
    const name = `AUTH_${id.toUpperCase()}`;
    const clientId = env[`${name}_ID`];
    const clientSecret = env[`${name}_SECRET`];
    if (!clientId || !clientSecret) return [];
    return [{ id, clientId, clientSecret, issuer: env[`${name}_ISSUER`] || null }];
  }
}

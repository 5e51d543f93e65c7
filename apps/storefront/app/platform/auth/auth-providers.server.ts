import type { OIDCConfig, Provider } from "@auth/core/providers";
import Apple from "@auth/core/providers/apple";
import Google from "@auth/core/providers/google";
import { providerNames } from "./auth-config.server.ts";
import type { ProviderConfig, ProviderId } from "./auth-config.server.ts";

/** What a provider says about a person, as the shop API wants to hear it. */
export interface ProvenIdentity {
  provider: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName?: string;
  lastName?: string;
}

type Claims = Readonly<Record<string, unknown>>;

/** Facebook announces no token endpoint, so its addresses stand here. */
const FACEBOOK_VERSION = "v23.0";
const facebook = {
  issuer: "https://www.facebook.com",
  authorization: `https://www.facebook.com/${FACEBOOK_VERSION}/dialog/oauth?scope=openid%20email%20public_profile`,
  token: `https://graph.facebook.com/${FACEBOOK_VERSION}/oauth/access_token`,
};

/** Who signs what a provider says, and where its keys are; null: where it says itself. */
export interface Signer {
  issuer: string;
  keysAt: string | null;
}

/** Written down here, so that nobody else can say where to look. */
const signers: Readonly<Record<ProviderId, Signer>> = {
  google: { issuer: "https://accounts.google.com", keysAt: "https://www.googleapis.com/oauth2/v3/certs" },
  facebook: { issuer: facebook.issuer, keysAt: `${facebook.issuer}/.well-known/oauth/openid/jwks/` },
  apple: { issuer: "https://appleid.apple.com", keysAt: "https://appleid.apple.com/auth/keys" },
};

export function signerOf({ id, issuer }: Pick<ProviderConfig, "id" | "issuer">): Signer {
  return issuer === null ? signers[id] : { issuer, keysAt: null };
}

/** Each sign-in is bound to this browser three times over. */
const checks: OIDCConfig<Claims>["checks"] = ["pkce", "state", "nonce"];

export function createProvider({ id, clientId, clientSecret, issuer }: ProviderConfig): Provider {
  const client = { clientId, clientSecret, ...(issuer === null ? {} : { issuer }) };
  if (id === "apple") {
    const params = { scope: "openid name email", response_mode: "form_post" };
    return Apple({ ...client, authorization: { params } });
  }
  if (id === "google") return Google({ ...client, checks });
  const address = issuer === null ? facebook : { issuer };
  return { id, name: providerNames[id], type: "oidc", ...address, clientId, clientSecret, checks };
}

/** Apple answers with a form from its own site, and only the first time with a name. */
export function answersByForm(provider: string): boolean {
  return provider === "apple";
}

/** Null when the provider does not say who it is. Apple says "true" as text. */
export function provenIdentity(provider: string, claims: Claims): ProvenIdentity | null {
  const { sub, email, email_verified: verified } = claims;
  if (typeof sub !== "string" || typeof email !== "string" || !email.includes("@")) return null;
  const { firstName, lastName } = namesIn(claims);
  return {
    provider,
    subject: sub,
    email,
    emailVerified: verified === true || verified === "true",
    ...(firstName ? { firstName: firstName.slice(0, 50) } : {}),
    ...(lastName ? { lastName: lastName.slice(0, 60) } : {}),
  };
}

function namesIn({ given_name, family_name, user }: Claims): { firstName: string; lastName: string } {
  const name = asRecord(asRecord(user)["name"]);
  return {
    firstName: text(given_name) || text(name["firstName"]),
    lastName: text(family_name) || text(name["lastName"]),
  };
}

function asRecord(value: unknown): Claims {
  return typeof value === "object" && value !== null ? (value as Claims) : {};
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

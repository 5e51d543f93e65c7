import { inSpan } from "@hearth/service/tracing";
import { createLocalJWKSet, jwtVerify } from "jose";
import type { JSONWebKeySet } from "jose";
import { signerOf } from "./auth-providers.server.ts";
import type { Signer } from "./auth-providers.server.ts";
import type { Visit } from "../http/visit.server.ts";

const TIME_LIMIT_MS = 5000;
/** What Google, Facebook and Apple sign with. "none", or a key that both sides know, would let others sign. */
const algorithms = ["RS256"];

/** Whether what a provider said was signed by it, for this shop. */
export async function isIdentityProven(
  { auth, log }: Pick<Visit, "auth" | "log">,
  account: { provider: string; id_token?: unknown } | null,
): Promise<boolean> {
  const provider = auth.providers.find(({ id }) => id === account?.provider);
  if (!provider) return false;
  try {
    await inSpan({ name: "identity prove", kind: "client" }, () =>
      proveIdentityToken(account?.id_token, signerOf(provider), provider.clientId),
    );
    return true;
  } catch (error) {
    log.warn("identity-not-proven", { provider: provider.id, error });
    return false;
  }
}

/**
 * Checks an identity token against the keys its provider publishes; throws if it is not theirs, or not for this shop. Auth.js has
 * read it without that, since it came from the provider's own address: here the signature counts too, whatever lies in between.
 */
export async function proveIdentityToken(
  idToken: unknown,
  { issuer, keysAt }: Signer,
  clientId: string,
): Promise<void> {
  if (typeof idToken !== "string") throw new Error("the provider sent no identity token");
  const published = await read(keysAt ?? (await findKeys(issuer)));
  const keys = createLocalJWKSet(published as unknown as JSONWebKeySet);
  await jwtVerify(idToken, keys, { issuer, audience: clientId, algorithms, requiredClaims: ["exp", "sub"] });
}

async function findKeys(issuer: string): Promise<string> {
  const provider = await read(`${issuer}/.well-known/openid-configuration`);
  const keysAt = provider["jwks_uri"];
  if (provider["issuer"] !== issuer || typeof keysAt !== "string")
    throw new Error(`${issuer} does not say where its keys are`);
  return keysAt;
}

async function read(url: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

import * as openid from "openid-client";
import type { CompanySettings } from "./config/admin-config.ts";

/** Made when somebody sets out, compared when they are back. */
export interface CompanyProof {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

export interface CompanyPerson {
  /** The provider's name for them, which never changes. */
  subject: string;
  email: string;
}

/** The company's OpenID Connect provider. */
export interface CompanyIdentity {
  name: string;
  /** Throws when the provider cannot be reached. */
  start(): Promise<{ url: string; proof: CompanyProof }>;
  /** Who came back with this query; null: nobody the provider vouches for, or no proven mail address. */
  finish(answer: string, proof: CompanyProof): Promise<CompanyPerson | null>;
}

const PATIENCE_SECONDS = 5;

export function openCompanyIdentity(
  { issuer, clientId, clientSecret, name }: CompanySettings,
  returnTo: string,
  warn: (error: Error) => void,
): CompanyIdentity {
  let known: Promise<openid.Configuration> | undefined;
  // Asked once, when the first one signs in: a provider that is down must not keep the back office from starting.
  const configuration = () => {
    known ??= openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: PATIENCE_SECONDS,
      // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; a stand-in on the own machine has no certificate
      execute: issuer.startsWith("http://localhost") ? [openid.allowInsecureRequests] : [],
    });
    known.catch(() => (known = undefined));
    return known;
  };
  return {
    name,
    async start() {
      const config = await configuration();
      const proof = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: "openid email",
        // Nobody gets in by sitting down at a browser that is signed in there, and whoever took a wrong account can take another.
        prompt: "login",
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, proof };
    },
    async finish(answer, { state, nonce, verifier }) {
      const back = new URL(returnTo);
      back.search = answer;
      try {
        const tokens = await openid.authorizationCodeGrant(await configuration(), back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return personOf(tokens.claims());
      } catch (error) {
        warn(error instanceof Error ? error : new Error(String(error)));
        return null;
      }
    },
  };
}

/** An address that nobody has proven could be anybody's. */
function personOf(claims: openid.IDToken | undefined): CompanyPerson | null {
  if (typeof claims?.["email"] !== "string" || claims["email_verified"] !== true) return null;
  return { subject: claims.sub, email: claims["email"] };
}

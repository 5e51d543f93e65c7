import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider, { type Configuration } from "oidc-provider";
import { identityPage } from "./identity-page.ts";
import { claimsOf, personId, readPerson } from "./identity-people.ts";

export interface IdentitySettings {
  issuer: string;
  /** Where the shop is; the provider sends nobody elsewhere. */
  shopUrl: string;
  /** Where the back office is. */
  officeUrl: string;
  clientSecret: string;
}

/** The names the shop knows the three providers by. Here one server plays them all. */
const providers = ["google", "facebook", "apple"] as const;

/** An OpenID Connect server that stands in for Google, Facebook, Apple and the company's own. Its keys are those every copy has: never for the public. */
export function createIdentityServer({ issuer, ...clients }: IdentitySettings): Server {
  const provider = new Provider(issuer, describe(clients));
  const serve = provider.callback();
  return createServer((request, response) => {
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(request.url ?? "") ?? [];
    if (uid === undefined) return void serve(request, response);
    interact(provider, request, response).catch((error: unknown) => {
      response.writeHead(400, { "content-type": "text/plain" }).end(String(error));
    });
  });
}

function describe({ shopUrl, officeUrl, clientSecret }: Omit<IdentitySettings, "issuer">): Configuration {
  return {
    clients: [
      ...providers.map((id) => ({
        client_id: `hearth-${id}`,
        client_name: `Hearth through ${id}`,
        client_secret: clientSecret,
        redirect_uris: [`${shopUrl}/api/auth/callback/${id}`],
        token_endpoint_auth_method:
          id === "apple" ? ("client_secret_post" as const) : ("client_secret_basic" as const),
      })),
      {
        client_id: "hearth-office",
        client_name: "Hearth back office",
        client_secret: clientSecret,
        redirect_uris: [`${officeUrl}/sign-in/company`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    // Google and Apple put the address into the identity token.
    conformIdTokenClaims: false,
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    cookies: { keys: ["stand-in"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => false },
    findAccount: (_context, id) => {
      const person = readPerson(id);
      return person ? { accountId: id, claims: () => ({ sub: id, ...claimsOf(person) }) } : undefined;
    },
    // Nobody is asked whether the shop may know them.
    async loadExistingGrant({ oidc }) {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: { Session: 60, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  };
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") {
    const { uid, params } = await provider.interactionDetails(request, response);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(identityPage(uid, String(params["client_id"])));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const accountId =
    form.get("person") ??
    personId({
      name: form.get("name") ?? "",
      email: form.get("email") || null,
      isVerified: form.has("verified"),
    });
  await provider.interactionFinished(request, response, { login: { accountId, remember: false } });
}

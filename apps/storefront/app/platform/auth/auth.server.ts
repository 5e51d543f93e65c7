import { Auth, skipCSRFCheck } from "@auth/core";
import type { AuthConfig } from "@auth/core";
import { CredentialsSignin } from "@auth/core/errors";
import Credentials from "@auth/core/providers/credentials";
import type { Customer } from "@hearth/contract";
import { inSpan } from "@hearth/service/tracing";
import {
  authCookieName,
  AUTH_LIFETIME_SECONDS,
  clearAuthCookie,
  hintVisitor,
  isSecureVisit,
} from "./auth-cookies.server.ts";
import { createProvider, provenIdentity } from "./auth-providers.server.ts";
import { isIdentityProven } from "./identity-proof.server.ts";
import { toHref } from "../links/link-target.ts";
import { takeLinkRequest } from "./link-request.server.ts";
import { returnTarget } from "../links/return-target.ts";
import { isShopFailure, ShopApiError } from "../shop/client/shop-error.ts";
import type { ShopUnreachableError } from "../shop/client/shop-error.ts";
import { checkCredentials, identityOf, signedInCustomer } from "./sign-in.server.ts";
import type { Visit } from "../http/visit.server.ts";

export const AUTH_PATH = "/api/auth";

/** The code a failed sign-in is told by. One for both: nobody learns whether the address is known. */
class RefusedSignIn extends CredentialsSignin {
  constructor(error: ShopApiError) {
    super("The shop API refused", { cause: error });
    const code = error.errors[0]?.code;
    const isUnknown = !code || /NOT_FOUND|BAD_CREDENTIALS/.test(code);
    this.code = isUnknown ? "login_no_matching_customer_internal" : code;
  }
}

interface Asking {
  /** A form of ours, which was looked at already: it needs no token. */
  isTrusted?: boolean;
  /** Auth.js tells a code only; what the shop said may have more than that, e.g. seconds to wait. */
  onRefused?: (error: ShopApiError | ShopUnreachableError) => void;
  /** Auth.js could not do what it was asked to, for whatever reason. */
  onFailed?: () => void;
}

/** Auth.js around one visit: whoever is checked by it is signed in at the shop API with the visitor's own token. */
export function askAuth(visit: Visit, request: Request, asking: Asking = {}): Promise<Response> {
  const config = describeAuth(visit, request, asking);
  return inSpan({ name: "identity ask", kind: "client" }, () =>
    Auth(request, asking.isTrusted ? { ...config, skipCSRFCheck } : config),
  );
}

function describeAuth(visit: Visit, request: Request, { onRefused, onFailed }: Asking): AuthConfig {
  const { auth, log } = visit;
  const isSecure = isSecureVisit(visit);
  const href = (path: string) => toHref(visit.locale, path);
  // Set by the sign-in of this very request; afterwards the shop API is asked.
  let customer: Customer | null = null;

  return {
    basePath: AUTH_PATH,
    secret: auth.secret,
    trustHost: true,
    useSecureCookies: isSecure,
    session: { strategy: "jwt", maxAge: AUTH_LIFETIME_SECONDS },
    cookies: {
      sessionToken: { name: authCookieName(isSecure) },
      csrfToken: { name: authCookieName(isSecure, "csrf") },
      callbackUrl: { name: authCookieName(isSecure, "return") },
    },
    pages: { signIn: href("/login"), error: href("/login/error"), signOut: href("/account") },
    providers: [
      Credentials({
        name: "E-Mail",
        credentials: { username: { type: "email" }, password: { type: "password" } },
        authorize: async ({ username, password }) => {
          try {
            const given = { username: textOf(username), password: textOf(password) };
            customer = await checkCredentials(visit, given);
            return identityOf(customer);
          } catch (error) {
            if (isShopFailure(error)) onRefused?.(error);
            throw error instanceof ShopApiError ? new RefusedSignIn(error) : error;
          }
        },
      }),
      ...auth.providers.map(createProvider),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) =>
        baseUrl +
        returnTarget(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url, href("/account")),
      signIn: async ({ account, profile }) => {
        if (account?.type === "credentials") return true;
        if (!(await isIdentityProven(visit, account ?? null))) return visit.publicUrl + href(REFUSED_PAGE);
        const outcome = await signInByProvider(visit, request, {
          provider: account?.provider ?? "",
          claims: { ...profile },
        });
        if (typeof outcome === "string") return visit.publicUrl + href(outcome);
        customer = outcome;
        return true;
      },
      jwt: async ({ token, user }) => {
        if (customer !== null && user) {
          hintVisitor(visit, "customer");
          return { ...sealed(customer), loginToken: crypto.randomUUID() };
        }
        const current = await signedInCustomer(visit);
        if (current !== null && current.id === token.sub) return { ...token, ...sealed(current) };
        clearAuthCookie(visit);
        return null;
      },
      session: ({ session, token }) => ({
        user: { id: token.sub, name: token.name, email: token.email },
        expires: session.expires,
        loginToken: token["loginToken"],
      }),
    },
    logger: {
      error: (error) => {
        onFailed?.();
        log.warn("auth-refused", { error: { name: error.name, message: error.message } });
      },
      warn: (code) => log.warn("auth-warning", { code }),
      debug: () => {},
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function sealed(customer: Customer) {
  const { id, name, email } = identityOf(customer);
  return { sub: id, name, email };
}

const REFUSED_PAGE = "/login/error?error=AccessDenied";

/** The customer a provider has proven, or the page that says why not. */
async function signInByProvider(
  visit: Visit,
  request: Request,
  { provider, claims }: { provider: string; claims: Record<string, unknown> },
): Promise<Customer | string> {
  const identity = provenIdentity(provider, claims);
  if (identity === null) return "/login/error?error=EmailMissing";
  const before = await signedInCustomer(visit);
  const link =
    before !== null && (await takeLinkRequest(visit, request, { provider, customerId: before.id }));
  try {
    await visit.shop.act("socialLogin", { body: { ...identity, ...(link && { link }) } });
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error;
    visit.log.warn("social-login-refused", { provider, status: error.status });
    return error.has("HEARTH__SOCIAL_EMAIL_NEEDS_PROOF") ? `/login/link?provider=${provider}` : REFUSED_PAGE;
  }
  const customer = await signedInCustomer(visit);
  if (customer === null) return REFUSED_PAGE;
  visit.notes.leave({ key: before !== null ? "note.providerLinked" : "note.signedIn", type: "success" });
  return customer;
}

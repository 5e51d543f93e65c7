import { endpoints } from "@hearth/contract";
import type { Context, Endpoint, OperationId, TokenAnswer } from "@hearth/contract";
import type { Locale } from "@hearth/i18n";
import type { PriceView } from "@hearth/service/price-view";
import type { Log } from "../../http/log.server.ts";
import { contextChoices } from "./context-choices.ts";
import type { LanguageIds } from "../languages.server.ts";
import { priceViewHeaders } from "./price-view-headers.server.ts";
import type { Session } from "../../auth/session.server.ts";
import type {
  AnswerOf,
  CallInput,
  FileOperation,
  PublicOperation,
  SessionOperation,
} from "./shop-operations.ts";
import type { Send } from "./shop-transport.server.ts";
import { visitorHeaders } from "./visitor-headers.server.ts";

/** The shop API as one visitor sees it. Made for one request and thrown away with it. */
export interface ShopClient {
  /** A public read: sent without identity, and whatever token the answer carries is ignored. */
  read: <Op extends PublicOperation>(operation: Op, input?: CallInput<Op>) => Promise<AnswerOf<Op>>;
  /** A call of this visitor: sent with the context token, follows the token of the answer. */
  act: <Op extends SessionOperation>(operation: Op, input?: CallInput<Op>) => Promise<AnswerOf<Op>>;
  /** A call of this visitor whose answer is a file. */
  file: <Op extends FileOperation>(operation: Op, input: CallInput<Op>) => Promise<ShopFile>;
  /** The same visitor asking in another language. */
  inLocale: (locale: Locale) => ShopClient;
}

/** A file as the shop API answered it; names and kinds come from there. */
export interface ShopFile {
  body: Buffer;
  type: string;
  disposition: string | null;
}

interface Dependencies {
  send: Send;
  languageIds: LanguageIds;
  requestId: string;
  /** Where the visitor comes from. The shop API counts attempts by it. */
  address: string;
  /** What the visitor's browser says it is: the shop API names the device by it that signs in. */
  agent?: string | null;
  /** Null on pages that are shared by all visitors: there a session call is a mistake and fails. */
  session: Session | null;
  /** Proves that it is the storefront's server that asks, and that it says where visitors come from. */
  serviceKey?: string;
  /** How business customers see prices; null: as everybody does. Of public reads: what belongs to a session is the shop API's to decide. */
  prices?: PriceView | null;
  /** Told who is there whenever the shop API says it; null: nobody any more. */
  onContext?: (context: Context | null) => void;
  log?: Log;
}

/** By it the shop API tells a browser that has signed in before from strangers who guess. */
const DEVICE_HEADER = "x-hearth-device";

export function createShopClient(dependencies: Dependencies, locale: Locale): ShopClient {
  const {
    send,
    languageIds,
    requestId,
    address,
    agent,
    session,
    serviceKey = "",
    prices,
    log,
  } = dependencies;

  async function exchange(
    operation: OperationId,
    input: CallInput<OperationId>,
    token: string | null,
    isFile = false,
  ) {
    const { method, path, cache, serviceOnly }: Endpoint = endpoints[operation];
    const device = operation === "loginCustomer" ? (session?.device() ?? null) : null;
    return send({
      operation,
      method,
      path: fillPath(path, input.params ?? {}),
      headers: {
        "sw-language-id": await languageIds(locale),
        "x-request-id": requestId,
        ...(input.seoUrls ? { "sw-include-seo-urls": "1" } : {}),
        ...(device === null ? {} : { [DEVICE_HEADER]: device }),
        ...(serviceOnly ? { "x-hearth-service-key": serviceKey } : {}),
        ...(token === null ? priceViewHeaders(serviceKey, prices) : {}),
        ...(token !== null && agent ? { "user-agent": agent } : {}),
        ...(token === null ? {} : { "sw-context-token": token }),
        ...(token !== null || input.tellsAddress ? visitorHeaders(serviceKey, address) : {}),
      },
      body: method === "GET" ? undefined : (input.body ?? {}),
      isRead: cache === "public",
      isFile,
    });
  }

  function checkedChoices(input: CallInput<OperationId>): CallInput<OperationId> | null {
    const body = contextChoices(input.body ?? {}, (mistake) => log?.error(mistake, { requestId }));
    return body && { ...input, body };
  }

  return {
    async read(operation, input = {}) {
      return (await exchange(operation, input, null)).body as AnswerOf<typeof operation>;
    },

    async act(operation, input = {}) {
      if (!session) throw new Error(`${operation} needs a visitor, but this page is shared by all of them`);
      const asked = operation === "updateContext" ? checkedChoices(input) : input;
      if (asked === null) return nothingChosen as AnswerOf<typeof operation>;
      const { body, headers } = await exchange(operation, asked, session.token());
      session.keepDevice(headers[DEVICE_HEADER]?.toString());
      // A cache on the way may have answered with somebody else's token.
      const isOurs = !headers["cache-control"]?.includes("public");
      if (isOurs && isFollowed(operation, body))
        session.adopt(headers["sw-context-token"]?.toString() ?? null);
      if (operation === "readContext") dependencies.onContext?.(body as Context);
      if (endsSession.has(operation)) dependencies.onContext?.(null);
      return body as AnswerOf<typeof operation>;
    },

    async file(operation, input) {
      if (!session) throw new Error(`${operation} needs a visitor, but this page is shared by all of them`);
      const { body, headers } = await exchange(operation, input, session.token(), true);
      return {
        body: body as Buffer,
        type: headers["content-type"] ?? "application/octet-stream",
        disposition: headers["content-disposition"] ?? null,
      };
    },

    inLocale: (other) => createShopClient(dependencies, other),
  };
}

const nothingChosen: TokenAnswer = { redirectUrl: null, apiAlias: "sales_channel_context_token" };

const endsSession: ReadonlySet<OperationId> = new Set(["logoutCustomer", "deleteCustomer"]);

/** Whoever registers with a password signs in afterwards, and that gives the token; a guest has no other moment. */
function isFollowed(operation: OperationId, body: unknown): boolean {
  return operation !== "register" || (body as { guest?: unknown } | null)?.guest === true;
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ""));
}

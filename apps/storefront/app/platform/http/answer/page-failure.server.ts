import { data, redirect } from "react-router";
import { notFoundMessage } from "./page-failure.ts";
import type { PageFailure } from "./page-failure.ts";
import { isMaintenance, ShopApiError, ShopUnreachableError } from "../../shop/client/shop-error.ts";
import type { Visit } from "../visit.server.ts";

/** The router takes thrown answers as answers; this is the one place that throws them. */
function leave(answer: unknown): never {
  // oxlint-disable-next-line typescript/only-throw-error -- not an error but the router's way to answer early
  throw answer;
}

function fail(failure: PageFailure, status: number): never {
  leave(data(failure, { status }));
}

export function notFound(pathname: string): never {
  fail({ kind: "not-found", message: notFoundMessage(pathname) }, 404);
}

/** A rule leads to somebody else's page, which did not come. */
export function stayedHere(target: string): never {
  fail({ kind: "away", message: target }, 404);
}

export function refuse(status: number, message: string): never {
  fail({ kind: "refused", message }, status);
}

export function moveTo(href: string, status: 301 | 302): never {
  leave(redirect(href, status));
}

/** Runs a loader and turns a failed shop call into the status a browser and a crawler understand. */
export async function showFailures<T>(
  { requestId, log }: Pick<Visit, "requestId" | "log">,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ShopUnreachableError || error instanceof ShopApiError)
      log.error("shop-failed", { error });
    if (error instanceof ShopUnreachableError) {
      return fail({ kind: "fault", requestId: requestId }, error.reason === "lost" ? 502 : 503);
    }
    if (error instanceof ShopApiError) return failAsShop(error, requestId);
    throw error;
  }
}

/** 502 and 504 are of a proxy in between that reached no shop: later it may. */
const shownStatuses: ReadonlyMap<number, number> = new Map([
  [429, 429],
  [502, 503],
  [503, 503],
  [504, 503],
]);

function failAsShop(error: ShopApiError, requestId: string): never {
  if (isMaintenance(error.status, error.errors)) fail({ kind: "maintenance", requestId }, 503);
  fail({ kind: "fault", requestId }, shownStatuses.get(error.status) ?? 500);
}

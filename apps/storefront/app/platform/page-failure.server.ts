import { data } from "react-router";
import type { PageFailure } from "./page-failure.ts";
import { isMaintenance, ShopApiError, ShopUnreachableError } from "./shop-error.ts";

export function notFound(pathname: string) {
  return data<PageFailure>({ kind: "not-found", message: `Page not found: ${pathname}` }, { status: 404 });
}

export function refused(status: number, message: string) {
  return data<PageFailure>({ kind: "refused", message }, { status });
}

/** Runs a loader and turns a failed shop call into the status a browser and a crawler understand. */
export async function showFailures<T>(
  { requestId }: { requestId: string },
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw pageFailure(error, requestId);
  }
}

function pageFailure(error: unknown, requestId: string): unknown {
  if (error instanceof ShopUnreachableError) {
    return data<PageFailure>({ kind: "fault", requestId }, { status: error.reason === "lost" ? 502 : 503 });
  }
  if (!(error instanceof ShopApiError)) return error;
  if (isMaintenance(error.status, error.errors)) {
    return data<PageFailure>({ kind: "maintenance", requestId }, { status: 503 });
  }
  const status = error.status === 429 || error.status === 503 ? error.status : 500;
  return data<PageFailure>({ kind: "fault", requestId }, { status });
}

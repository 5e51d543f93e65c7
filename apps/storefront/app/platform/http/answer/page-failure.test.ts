import { expect, it, vi } from "vitest";
import { ShopApiError, ShopUnreachableError } from "../../shop/client/shop-error.ts";
import { notFound, showFailures } from "./page-failure.server.ts";
import type { Visit } from "../visit.server.ts";

const visit = { requestId: "r-1", log: { error: vi.fn<() => void>() } as unknown as Visit["log"] };

/** What a loader that fails so answers with. */
async function failureOf(error: Error): Promise<unknown> {
  const load = async () => {
    throw error;
  };
  return showFailures(visit, load).catch((thrown: unknown) => thrown);
}

const shopError = (status: number, code: string, detail = "") =>
  new ShopApiError("readCategory", status, [{ status: `${status}`, code, title: "", detail }]);

it("says 'Page not found: {path}' with status 404 [46, 158]", () => {
  let thrown: unknown;
  try {
    notFound("/gibt-es-nicht");
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    init: { status: 404 },
    data: { kind: "not-found", message: "Page not found: /gibt-es-nicht" },
  });
});

it.each([
  ["its code", shopError(503, "FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE")],
  ["its text", shopError(503, "0", "The sales channel is in maintenance mode.")],
])("shows maintenance in place, with status 503, by %s [202, 203]", async (_by, error) => {
  expect(await failureOf(error)).toMatchObject({
    init: { status: 503 },
    data: { kind: "maintenance", requestId: "r-1" },
  });
});

it.each([
  ["a shop that cannot be reached", new ShopUnreachableError("x", "lost", null), 502],
  ["a shop that is too slow", new ShopUnreachableError("x", "timeout", null), 503],
  ["a shop that is overloaded", shopError(503, "0", "overloaded"), 503],
  ["a proxy that reaches no shop", shopError(502, "0"), 503],
  ["a proxy that waits in vain", shopError(504, "0"), 503],
  ["a fault of the shop", shopError(500, "0"), 500],
])("shows %s as a fault, not as maintenance [202]", async (_name, error, status) => {
  expect(await failureOf(error)).toMatchObject({ init: { status }, data: { kind: "fault" } });
});

it("passes every other error on as it is [202, 305]", async () => {
  const error = new TypeError("ours");
  expect(await failureOf(error)).toBe(error);
});

import { randomBytes } from "node:crypto";
import type { AdminClient, AdminRequest } from "./admin-client.ts";
import type { Hired, TestAdmin } from "./test-admin.ts";
import type { TestShop } from "../test-shop.ts";

export interface World {
  shop: TestShop;
  admin: TestAdmin;
  who: Hired & { client: AdminClient };
}

/** Makes what a request needs; the request is then answered with success to whoever may send it. */
export type Prepare = (world: World) => Promise<AdminRequest> | AdminRequest;

export const word = () => randomBytes(6).toString("hex");
export const withKey = (request: AdminRequest): AdminRequest => ({
  ...request,
  headers: { "idempotency-key": `key-${word()}` },
});

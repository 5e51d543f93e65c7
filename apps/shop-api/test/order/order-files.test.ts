import type { Order } from "@hearth/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../../src/modules/document/pdf/pdf-text.fixture.ts";
import type { Member } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, linkOf, memberWith, order } from "../harness/order/checkout.ts";
import { confirm } from "../harness/order/confirmations.ts";
import { testShop } from "../harness/test-shop.ts";

/* Who is given nothing: security-order-access.test.ts. */
const shop = testShop();

interface Placed {
  buyer: Member;
  order: Order;
  downloadId: string;
  document: { id: string; code: string };
}

async function place(buyer: Member, consents: string[]): Promise<Placed> {
  const placed = await order(shop, buyer, { consents });
  await confirm(shop, placed.id);
  const [download] = await shop.sql<
    { id: string }[]
  >`select id from order_download where order_id = ${placed.id}`;
  const [document] = await shop.sql<{ id: string; code: string }[]>`
    select id, deep_link_code as code from order_document where order_id = ${placed.id}`;
  if (!download || !document) throw new Error("nothing to fetch");
  return { buyer, order: placed, downloadId: download.id, document };
}

const fetchFile = (path: string, headers: object = {}) =>
  fetch(`${shop.origin}/store-api${path}`, { headers: { "sw-access-key": id.accessKey, ...headers } });
const postFor = (path: string, body: object) =>
  fetch(`${shop.origin}/store-api${path}`, {
    method: "POST",
    headers: { "sw-access-key": id.accessKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const code = async (response: Response) =>
  `${response.status} ${((await response.json()) as { errors: { code: string }[] }).errors[0]?.code}`;
const downloadPath = ({ order: placed, downloadId }: Placed) => `/order/download/${placed.id}/${downloadId}`;
const documentPath = ({ document }: Placed) => `/document/download/${document.id}/${document.code}`;
const pay = (orderId: string) =>
  shop.sql`update order_transaction set state = 'paid' where order_id = ${orderId}`;
const NOT_FOUND = "404 CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND";
const NO_DOCUMENT = "404 DOCUMENT__INVALID_DOCUMENT_ID";

let waived: Placed;
let byGuest: Placed;
beforeAll(async () => {
  waived = await place(await memberWith(shop, item("guide"), item("hose")), ["terms", "digital-waiver"]);
  byGuest = await place(await guestWith(shop, item("guide")), ["terms", "digital-waiver"]);
  await pay(waived.order.id);
  await pay(byGuest.order.id);
});

describe("a file that was bought", () => {
  it("is given to its owner, customer or guest, and kept by nobody on the way [70]", async () => {
    for (const placed of [waived, byGuest]) {
      const response = await fetchFile(downloadPath(placed), placed.buyer.headers);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "content-disposition": expect.stringMatching(
          /^attachment; filename="guide[\w-]*\.pdf"; filename\*=UTF-8''guide/,
        ),
      });
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
    }
  });

  it("is given by the mail's link after the session is over, by GET and by POST", async () => {
    const link = linkOf(byGuest.order);
    expect((await fetchFile(`${downloadPath(byGuest)}?${new URLSearchParams(link).toString()}`)).status).toBe(
      200,
    );
    expect((await postFor(downloadPath(byGuest), link)).status).toBe(200);
    await shop.sql`update order_transaction set state = 'open' where order_id = ${byGuest.order.id}`;
    expect(await code(await postFor(downloadPath(byGuest), link))).toBe(NOT_FOUND);
    await pay(byGuest.order.id);
  });

  it("waits for the money, and for the waiver or the fourteen days", async () => {
    const placed = await place(await memberWith(shop, item("guide")), ["terms"]);
    const { headers } = placed.buyer;
    const status = async () => (await fetchFile(downloadPath(placed), headers)).status;
    expect(await status()).toBe(404);
    await pay(placed.order.id);
    expect(await status()).toBe(404);
    await shop.sql`update shop_order set placed_at = now() - interval '13 days 23 hours' where id = ${placed.order.id}`;
    expect(await status()).toBe(404);
    await shop.sql`update shop_order set placed_at = now() - interval '14 days 1 minute' where id = ${placed.order.id}`;
    expect(await status()).toBe(200);
    await shop.sql`update order_transaction set state = 'refunded' where order_id = ${placed.order.id}`;
    expect(await status()).toBe(404);
  });

  it("is gone with a cancelled order", async () => {
    const placed = await place(await memberWith(shop, item("guide")), ["terms", "digital-waiver"]);
    await pay(placed.order.id);
    await shop.sql`update shop_order set state = 'cancelled' where id = ${placed.order.id}`;
    expect(await code(await fetchFile(downloadPath(placed), placed.buyer.headers))).toBe(NOT_FOUND);
  });

  it("cannot lead out of the folder of goods", async () => {
    const placed = await place(await memberWith(shop, item("guide")), ["terms", "digital-waiver"]);
    await pay(placed.order.id);
    for (const path of ["../../../etc/passwd", "/etc/passwd", "/private/../../package.json", ".."]) {
      await shop.sql`update order_download set path = ${path} where order_id = ${placed.order.id}`;
      expect(await code(await fetchFile(downloadPath(placed), placed.buyer.headers))).toBe(NOT_FOUND);
    }
  });
});

describe("a document", () => {
  it("is given to its owner, customer or guest, and to whoever knows e-mail and postal code", async () => {
    const { email, zipcode } = linkOf(byGuest.order);
    for (const [placed, response] of [
      [waived, await fetchFile(documentPath(waived), waived.buyer.headers)],
      [byGuest, await fetchFile(documentPath(byGuest), byGuest.buyer.headers)],
      [
        byGuest,
        await fetchFile(`${documentPath(byGuest)}?${new URLSearchParams({ email, zipcode }).toString()}`),
      ],
      [byGuest, await postFor(documentPath(byGuest), { email, zipcode })],
    ] as const) {
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "content-disposition": expect.stringMatching(/^inline; filename="Rechnung-2\d+\.pdf"/),
      });
      const { text } = readPdf(Buffer.from(await response.arrayBuffer()));
      expect(text).toContain(placed.order.orderNumber);
    }
  });

  it("is to be saved if asked so", async () => {
    const response = await fetchFile(`${documentPath(waived)}?download=1`, waived.buyer.headers);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment;/);
  });

  it("does not exist before its sheet is drawn", async () => {
    const placed = await place(await memberWith(shop, item("guide")), ["terms"]);
    await shop.sql`update order_document set content = null where id = ${placed.document.id}`;
    expect(await code(await fetchFile(documentPath(placed), placed.buyer.headers))).toBe(NO_DOCUMENT);
  });
});

import type { ErrorCode, OperationId } from "@hearth/contract";
import type { Sql } from "../../../src/platform/database/database.ts";
import { newEmail } from "../account/account.ts";
import type { Headers } from "../api-client.ts";
import * as id from "../content/catalogue-ids.ts";
import { insertAccount, insertSession } from "../account/given-account.ts";
import { type Spoil, unknownThing } from "../content/spoil.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

const hex = (digit: string) => digit.repeat(32);
const ORDER_ID = hex("a");
const ORDER_CODE = hex("e");
const DOWNLOAD_ID = hex("b");
const DOCUMENT_ID = hex("c");
const DOCUMENT_CODE = hex("d");

/** A paid order of somebody signed in, with an invoice and a file that may be had at once. */
async function withPaidFile(sql: Sql): Promise<Headers> {
  const customerId = await insertAccount(sql, { email: newEmail() });
  await sql`delete from shop_order where id = ${ORDER_ID}`;
  await sql`insert into order_attempt (key, order_number, context_key) values ('files', '9001', 'files') on conflict do nothing`;
  await sql`insert into shop_order (id, order_number, key, sales_channel_id, customer_id, language_id, currency_id, total_cents,
      email, zipcode, deep_link_code, document, placed_at, updated_at)
    select ${ORDER_ID}, '9001', 'files', c.id, ${customerId}, c.language_id, c.currency_id, 1900, 'files@example.com', '60314',
      ${ORDER_CODE}, '{"isDigitalWaived": true}', now(), now() from sales_channel c where c.access_key = ${id.accessKey}`;
  await sql`insert into order_transaction (id, order_id, payment_method_id, state, amount_cents, created_at, updated_at)
    values (${hex("1")}, ${ORDER_ID}, ${id.paymentMethod("prepayment")}, 'paid', 1900, now(), now())`;
  await sql`insert into order_line (id, order_id, position, type, quantity, unit_cents, total_cents)
    values (${hex("2")}, ${ORDER_ID}, 1, 'product', 1, 1900, 1900)`;
  await sql`insert into order_download (id, order_id, order_line_id, position, file_name, path)
    select ${DOWNLOAD_ID}, ${ORDER_ID}, ${hex("2")}, 1, m.file_name, m.path
    from product_file f join media m on m.id = f.media_id where f.kind = 'download' limit 1`;
  await sql`insert into order_document (id, order_id, type, number, deep_link_code, file_name, content)
    values (${DOCUMENT_ID}, ${ORDER_ID}, 'invoice', '9001', ${DOCUMENT_CODE}, 'Rechnung-9001.pdf', '%PDF-1.7')`;
  return insertSession(sql, customerId);
}

export const orderFileRequests = {
  download: { params: { documentId: DOCUMENT_ID, deepLinkCode: DOCUMENT_CODE }, given: withPaidFile },
  orderDownloadFile: {
    params: { orderId: ORDER_ID, downloadId: DOWNLOAD_ID },
    body: { deepLinkCode: ORDER_CODE, email: "files@example.com", zipcode: "60314" },
    given: withPaidFile,
  },
} satisfies Partial<Record<OperationId, ApiRequest>>;

export const orderFileFaults: Partial<Record<ErrorCode, Spoil>> = {
  DOCUMENT__INVALID_DOCUMENT_ID: unknownThing,
  CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND: unknownThing,
};

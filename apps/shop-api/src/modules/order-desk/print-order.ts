import type { OrderAddress, OrderLineItem } from "@hearth/contract";
import { createFormatters, DEFAULT_LOCALE, isLocale, type Locale } from "@hearth/i18n";
import { leftToSend, shopDay } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { ReadCompany } from "../company/index.ts";
import {
  drawGoodsSheet,
  type GoodsLine,
  type GoodsSheet,
  optionTexts,
  selectDocumentOf,
} from "../document/index.ts";
import type { OrderRow } from "../order/index.ts";
import { selectLocale } from "../order-confirmation/index.ts";
import { type OpenOrder, openOrder } from "./order-progress.ts";
import { selectShipments } from "./order-sheet.sql.ts";
import { orderNotFound } from "./read-order-sheet.ts";

export interface PrintPorts {
  sql: Sql;
  company: ReadCompany;
}

/** What is still to be sent, in the language of whoever fetches it; what was ordered is called as it was ordered. */
export async function printPickList({ sql, company }: PrintPorts, id: string, locale: string) {
  const { record, progress } = await opened(sql, id);
  const left = new Map(progress.lines.map((line) => [line.id, leftToSend(line)]));
  return printed({
    kind: "pickList",
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    seller: await company(sql),
    issuedOn: shopDay(Date.now()),
    carrier: null,
    trackingCode: null,
    lines: goodsOf(record.order, left),
    ...aboutGoods(record.order, locale),
  });
}

/** Goes with the parcel: in the language the order was placed in. */
export async function printDeliveryNote({ sql, company }: PrintPorts, id: string, shipmentId: string) {
  const { record } = await opened(sql, id);
  const shipment = (await selectShipments(sql, id)).find((each) => each.id === shipmentId);
  if (!shipment) throw orderNotFound();
  const locale = await selectLocale(sql, record.order.language_id);
  return printed({
    kind: "deliveryNote",
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    seller: await company(sql),
    issuedOn: shopDay(shipment.shippedAt),
    carrier: shipment.carrier,
    trackingCode: shipment.trackingCode,
    lines: goodsOf(record.order, new Map(shipment.lines.map(({ lineId, quantity }) => [lineId, quantity]))),
    ...aboutGoods(record.order, locale),
  });
}

/** As the buyer got it. */
export async function readOrderDocument(sql: Sql, orderId: string, documentId: string) {
  const found = await selectDocumentOf(sql, orderId, documentId);
  if (!found) throw orderNotFound();
  return fileOf(found);
}

async function opened(sql: Sql, id: string): Promise<OpenOrder> {
  const order = await openOrder(sql, id);
  if (!order) throw orderNotFound();
  return order;
}

async function printed(sheet: GoodsSheet) {
  return fileOf(await drawGoodsSheet(sheet));
}

function fileOf({ fileName, content }: { fileName: string; content: Buffer }) {
  return { fileName, mimeType: "application/pdf", content: content.toString("base64") };
}

function aboutGoods({ document: { order } }: OrderRow, locale: string) {
  return {
    orderNumber: order.orderNumber,
    orderedOn: order.orderDate,
    address: envelope(
      order.deliveries?.[0]?.shippingOrderAddress ?? order.billingAddress,
      isLocale(locale) ? locale : DEFAULT_LOCALE,
    ),
    comment: order.customerComment || null,
  };
}

function goodsOf({ document: { order } }: OrderRow, quantities: ReadonlyMap<string, number>): GoodsLine[] {
  return (order.lineItems ?? []).flatMap((line: OrderLineItem) => {
    const quantity = quantities.get(line.id) ?? 0;
    const { label, payload } = line;
    const productNumber = payload.productNumber ?? null;
    return quantity > 0 ? [{ label, productNumber, details: optionTexts(line), quantity }] : [];
  });
}

function envelope(address: OrderAddress | null | undefined, locale: Locale): string[] {
  if (!address) return [];
  return [
    address.company,
    [address.title, address.firstName, address.lastName].filter(Boolean).join(" "),
    address.department,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    address.street,
    `${address.zipcode ?? ""} ${address.city}`.trim(),
    address.country?.iso ? createFormatters(locale).country(address.country.iso) : null,
  ].filter((line): line is string => Boolean(line));
}

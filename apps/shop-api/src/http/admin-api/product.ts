import { type AdminEndpoint, adminEndpoints } from "@hearth/admin-contract";
import {
  changedParts,
  changeProductFields,
  changeProductPictures,
  changeProductPrices,
  changeProductText,
  createProduct,
  createVariant,
  exportPrices,
  listProducts,
  moveStock,
  type ProductChange,
  publishProduct,
  readProductSheet,
  removeDraft,
  withdrawProduct,
} from "../../modules/assortment/index.ts";
import { newId } from "../../platform/new-id.ts";
import type { Services } from "../../services.ts";
import { change, plain, type AdminChange, versioned } from "./admin-handler.ts";

const reference = ({ references }: Services) => references.current();

/** A sheet is long: the record keeps what became different. */
async function noted({ note }: Pick<AdminChange<AdminEndpoint>, "note">, changing: Promise<ProductChange>) {
  const { before, after } = await changing;
  note({ object: after.id, ...changedParts(before, after) });
  return after;
}

export const productHandlers = {
  listProducts: plain(adminEndpoints.listProducts, ({ services, list }) =>
    listProducts(services.sql, reference(services), list),
  ),
  exportPrices: plain(adminEndpoints.exportPrices, ({ services, input }) => {
    const { filter = {}, search, after } = input;
    return exportPrices(services.sql, reference(services), { filter, search, after });
  }),
  readProduct: versioned(adminEndpoints.readProduct, (sql, { services, params }) =>
    readProductSheet(sql, reference(services), params.id),
  ),
  createProduct: change(adminEndpoints.createProduct, async ({ services, tx, input, note }) => {
    const product = await createProduct(tx, reference(services), { ...input, id: newId() });
    note({ object: product.id, after: product });
    return product;
  }),
  createVariant: change(adminEndpoints.createVariant, async ({ services, tx, params, input, note }) => {
    const { version, ...fields } = input;
    const seen = { id: params.id, version };
    const variant = await createVariant(tx, reference(services), seen, { ...fields, id: newId() });
    note({ object: variant.id, after: variant });
    return variant;
  }),
  changeProduct: change(adminEndpoints.changeProduct, (call) => {
    const { version, ...fields } = call.input;
    const seen = { id: call.params.id, version };
    return noted(call, changeProductFields(call.tx, reference(call.services), seen, fields));
  }),
  changeProductText: change(adminEndpoints.changeProductText, (call) => {
    const { version, ...text } = call.input;
    const seen = { id: call.params.id, version };
    return noted(call, changeProductText(call.tx, reference(call.services), seen, text));
  }),
  changeProductPrices: change(adminEndpoints.changeProductPrices, (call) => {
    const { version, prices } = call.input;
    const seen = { id: call.params.id, version };
    return noted(call, changeProductPrices(call.tx, reference(call.services), seen, prices));
  }),
  changeProductPictures: change(adminEndpoints.changeProductPictures, (call) => {
    const { version, mediaIds } = call.input;
    const pictures = mediaIds.map((mediaId) => ({ id: newId(), mediaId }));
    const seen = { id: call.params.id, version };
    return noted(call, changeProductPictures(call.tx, reference(call.services), seen, pictures));
  }),
  moveStock: change(adminEndpoints.moveStock, async ({ services, tx, params, input, visit, note }) => {
    const { pieces, reason, note: why = null } = input;
    const { id: staffId, email: staff } = visit.person;
    const move = { productId: params.id, pieces, reason, note: why, staffId, staff };
    const after = await moveStock(tx, reference(services), move);
    note({ object: params.id, after: { pieces, reason, note: why, stock: after.stock.stock } });
    return after;
  }),
  publishProduct: change(adminEndpoints.publishProduct, (call) => {
    const seen = { id: call.params.id, version: call.input.version };
    return noted(call, publishProduct(call.tx, reference(call.services), seen, newId));
  }),
  removeDraft: change(adminEndpoints.removeDraft, async ({ services, tx, params, input, note }) => {
    const before = await removeDraft(tx, reference(services), { id: params.id, version: input.version });
    note({ object: params.id, before });
  }),
  withdrawProduct: change(adminEndpoints.withdrawProduct, (call) => {
    const seen = { id: call.params.id, version: call.input.version };
    return noted(call, withdrawProduct(call.tx, reference(call.services), seen));
  }),
} as const;

import { endpoints } from "@hearth/contract";
import { readDocument, readDownload } from "../../modules/document/index.ts";
import {
  cancelByCustomer,
  changePayment,
  findOrder,
  placeOrder,
  readOrders,
} from "../../modules/order/index.ts";
import { newId } from "../../platform/new-id.ts";
import { SUCCESS } from "../answer/answers.ts";
import { FileAnswer, handle } from "../answer/endpoint.ts";

export const orderHandlers = {
  createOrder: handle(endpoints.createOrder, (call) =>
    placeOrder({ ...call.services, ...call.services.metrics, newId }, call, call.input),
  ),

  readOrder: handle(endpoints.readOrder, (call) => readOrders(call.services, call, call)),

  findOrder: handle(endpoints.findOrder, (call) => {
    const { orderNumber, email, zipcode } = call.input;
    const asked = { orderNumber: orderNumber ?? "", email: email ?? "", zipcode: zipcode ?? "" };
    return findOrder(call.services, call, asked);
  }),

  orderSetPayment: handle(endpoints.orderSetPayment, async (call) => {
    await changePayment({ ...call.services, refused: call.services.metrics.refused }, call, call.input);
    return SUCCESS;
  }),

  cancelOrder: handle(endpoints.cancelOrder, (call) => cancelByCustomer(call.services, call, call.input)),

  orderDownloadFile: handle(
    endpoints.orderDownloadFile,
    async (call) =>
      new FileAnswer(await readDownload(call.services, call, { ...call.params, ...call.input }), true),
  ),

  download: handle(endpoints.download, async (call) => {
    const { email, zipcode, download } = call.input;
    const { documentId, deepLinkCode: code } = call.params;
    const file = await readDocument(call.services, call, { documentId, code, email, zipcode });
    return new FileAnswer(file, download ?? false);
  }),
} as const;

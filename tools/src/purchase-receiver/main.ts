import { startPurchaseReceiver } from "./purchase-receiver.ts";

const receiver = await startPurchaseReceiver({
  port: Number(process.env["PURCHASE_RECEIVER_PORT"] ?? 3007),
  keys: [process.env["PURCHASE_EVENT_KEY"] ?? ""],
  journal: process.env["PURCHASE_RECEIVER_JOURNAL"],
  pauseMs: Number(process.env["PURCHASE_RECEIVER_PAUSE_MS"] ?? 0),
});
console.log(`purchases are told to ${receiver.url}`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void receiver.close());

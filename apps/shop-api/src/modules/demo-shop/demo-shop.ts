import { adminFailure, changedMeanwhile, type DemoShop } from "@hearth/admin-contract";
import { demoState, goingThings, stayingThings, takesRealMoney } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { PaymentSettings } from "../../platform/config/payment-config.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import { type ReferenceData, shopIdentity } from "../reference/index.ts";
import { countGoing, countWaiting, lockDemo, markAsked, queueEmptying, selectDemo } from "./demo-shop.sql.ts";

export interface DemoSetting {
  reference: ReferenceData;
  payment: Pick<PaymentSettings, "stripe" | "paypal">;
}

export async function readDemo(sql: Sql, { reference, payment }: DemoSetting): Promise<DemoShop> {
  const row = await selectDemo(sql);
  const [channel] = reference.rows.channels;
  // While they are emptied nobody counts the tables: both would wait for each other.
  const isBeingEmptied = row?.isAsked && !row.isEmptied;
  const counts = isBeingEmptied ? null : await countGoing(sql);
  return {
    state: demoState({
      isMarked: row !== undefined,
      isAsked: row?.isAsked ?? false,
      isEmptied: row?.isEmptied ?? false,
      takesMoney: takesRealMoney({ stripeKey: payment.stripe?.secretKey, paypalUrl: payment.paypal?.apiUrl }),
    }),
    shopName: channel ? shopIdentity(reference, channel).name : "",
    goes: counts ? goingThings.map((thing) => ({ thing, count: counts[thing] })) : [],
    stays: [...stayingThings],
    waiting: await countWaiting(sql),
    version: row?.version ?? 0,
  };
}

/** The worker does it. Whoever asks types the shop's name: nobody empties the shop they did not mean. */
export async function askToEmpty(
  tx: Tx,
  setting: DemoSetting,
  { version, shopName }: { version: number; shopName: string },
): Promise<{ before: DemoShop; after: DemoShop }> {
  await lockDemo(tx);
  const before = await readDemo(tx, setting);
  if (before.state === "none")
    throw adminFailure(409, "ADMIN__NO_DEMO", { detail: "This shop is no demo: nothing empties it." });
  if (before.version !== version || before.state !== "demo") throw changedMeanwhile(before);
  if (shopName.trim() !== before.shopName) throw wrongField("shopName", "NOT_THE_NAME");
  await markAsked(tx);
  await queueEmptying(tx);
  return { before, after: await readDemo(tx, setting) };
}

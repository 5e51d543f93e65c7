import { useQueryClient } from "@tanstack/react-query";
import { useLogoutIfAccessDenied } from "ra-core";
import { useState } from "react";
import type { OrderSheet } from "@hearth/admin-contract";
import { callAdmin } from "../../../api/call-admin.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { canShip, parcelInput, type ParcelResult, type ParcelRow } from "./parcel-rows.ts";

/** Each order by the call that sends one: its own transaction, its own record, its own answer. One that is refused holds up no other. */
export function useShipMany(orders: readonly OrderSheet[]) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const leave = useLogoutIfAccessDenied();
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [rows, setRows] = useState<ParcelRow[]>(() =>
    orders.map((order) => {
      return { order, carrier: "", trackingCode: "", key: crypto.randomUUID(), result: null };
    }),
  );
  const change = (at: number, changed: Partial<ParcelRow>) =>
    setRows((before) => before.map((row, each) => (each === at ? { ...row, ...changed } : row)));

  async function shipOne(row: ParcelRow): Promise<ParcelResult> {
    const input = parcelInput(row);
    if (!input) return { isShipped: false, text: t("shipMany.why.other") };
    try {
      await callAdmin("shipOrder", { params: { id: row.order.id }, input, key: row.key });
      return { isShipped: true, text: t("shipMany.shipped") };
    } catch (error) {
      void leave(error);
      return { isShipped: false, text: failureText(error) };
    }
  }

  async function shipAll(): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    for (const [at, row] of rows.entries()) {
      if (!canShip(row)) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: all of them write the same record
      change(at, { result: await shipOne(row) });
    }
    await client.invalidateQueries({ queryKey: ["order"] });
    setRunning(false);
  }

  return { rows, setRows, change, shipAll, isRunning };
}

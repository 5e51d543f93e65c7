import type { DeliveryDays } from "./cart-input.ts";
import { addWorkingDays } from "./working-days.ts";

export interface AwaitedLine {
  deliveryDays: DeliveryDays | null;
  restockDays: number | null;
  quantity: number;
  availableStock: number;
}

export interface DeliveryWindowInput {
  /** Day of the order, `2026-11-15`. */
  today: string;
  /** Physical ones only. */
  lines: readonly AwaitedLine[];
  methodDays: DeliveryDays | null;
}

export interface DeliveryWindow {
  earliest: string | null;
  latest: string | null;
}

/** First and last day the whole cart may arrive. Not said as soon as one line's time is unknown. */
export function deliveryWindow({ today, lines, methodDays }: DeliveryWindowInput): DeliveryWindow {
  let min = 0;
  let max = 0;
  for (const line of lines) {
    const days = daysOf(line, methodDays);
    if (!days) return { earliest: null, latest: null };
    min = Math.max(min, days.min);
    max = Math.max(max, days.max);
  }
  if (lines.length === 0) return { earliest: null, latest: null };
  return { earliest: addWorkingDays(today, min), latest: addWorkingDays(today, max) };
}

function daysOf(line: AwaitedLine, methodDays: DeliveryDays | null): DeliveryDays | null {
  const days = line.deliveryDays ?? methodDays;
  if (!days || line.quantity <= line.availableStock) return days;
  if (line.restockDays === null) return null;
  return { min: days.min + line.restockDays, max: days.max + line.restockDays };
}

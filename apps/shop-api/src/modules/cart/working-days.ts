import type { DeliveryDays } from "@hearth/rules";

interface Span {
  min: number;
  max: number;
  unit: "hour" | "day" | "week" | "month" | "year";
}

/** Working days of one unit. Delivery times in days mean working days. */
const daysPer: Readonly<Record<Span["unit"], number>> = {
  hour: 1 / 24,
  day: 1,
  week: 5,
  month: 21,
  year: 250,
};

export function workingDays(span: Span | undefined): DeliveryDays | null {
  if (!span) return null;
  const days = daysPer[span.unit];
  return { min: Math.floor(span.min * days), max: Math.ceil(span.max * days) };
}

import type { ReactNode } from "react";
import type { SummaryData } from "../read/summary-data.ts";
import { CheckoutProgress } from "./checkout-progress.tsx";
import { OrderSummary } from "./order-summary.tsx";

/** A step before the order itself, with what is ordered beside it. */
export function StepFrame({ summary, children }: { summary: SummaryData; children: ReactNode }) {
  return (
    <>
      <CheckoutProgress at="address" />
      <div className="checkout-columns">
        <OrderSummary summary={summary} />
        <div className="flex flex-col gap-4">{children}</div>
      </div>
    </>
  );
}

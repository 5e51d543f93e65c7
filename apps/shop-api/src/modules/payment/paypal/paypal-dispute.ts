import { type CallPaypal, PaypalRefusal } from "./paypal-client.ts";
import { cents } from "./paypal-order.ts";

const DISPUTES = "/v1/customer/disputes";

/** The parts of a dispute of PayPal's that matter here. In a list the outcome is missing. */
export interface PaypalDispute {
  dispute_id: string;
  status: string;
  dispute_amount?: { currency_code: string; value: string };
  dispute_outcome?: { outcome_code?: string };
}

interface PaypalCapture {
  custom_id?: string;
  supplementary_data?: { related_ids?: { order_id?: string } };
}

const lost = ["RESOLVED_BUYER_FAVOUR", "ACCEPTED"];

/** PayPal holds the money from the first day of a dispute, and keeps it if the buyer is right. */
export function disputedCents(disputes: readonly PaypalDispute[]): number {
  return disputes
    .filter(
      ({ status, dispute_outcome: outcome }) =>
        status !== "RESOLVED" || lost.includes(outcome?.outcome_code ?? ""),
    )
    .reduce((sum, { dispute_amount: amount }) => sum + cents(amount?.value ?? "0"), 0);
}

/** All disputes about a capture, resolved ones with their outcome. */
export async function readDisputes(call: CallPaypal, captureId: string): Promise<PaypalDispute[]> {
  const { items = [] } = await call<{ items?: PaypalDispute[] }>({
    method: "GET",
    path: `${DISPUTES}?disputed_transaction_id=${encodeURIComponent(captureId)}`,
  });
  const whole = async (dispute: PaypalDispute) => {
    if (dispute.status !== "RESOLVED") return dispute;
    const path = `${DISPUTES}/${encodeURIComponent(dispute.dispute_id)}`;
    return call<PaypalDispute>({ method: "GET", path });
  };
  return Promise.all(items.map(whole));
}

/** Whose money a dispute is about: it names the capture only. */
export async function paymentOfCapture(call: CallPaypal, captureId: string) {
  try {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`;
    const capture = await call<PaypalCapture>({ method: "GET", path });
    return {
      reference: capture.supplementary_data?.related_ids?.order_id ?? null,
      transactionId: capture.custom_id ?? null,
    };
  } catch (error) {
    // The account may take money for others too.
    if (error instanceof PaypalRefusal && error.status === 404)
      return { reference: null, transactionId: null };
    throw error;
  }
}

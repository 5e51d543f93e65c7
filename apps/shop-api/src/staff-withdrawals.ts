import { noteWithdrawalStep, selectWithdrawals, withdrawalSteps } from "./modules/withdrawal/index.ts";
import { printable } from "./printable.ts";
import type { Services } from "./services.ts";

export const withdrawalUsage = `staff withdrawals list
staff withdrawals note <reference> ${withdrawalSteps.join("|")} [what was agreed]`;

export async function listWithdrawals({ sql }: Services): Promise<string> {
  const shown = (await selectWithdrawals(sql)).map((each) => {
    const order = each.orderNumber ? `order ${each.orderNumber}` : "order unknown";
    const head = [each.reference, each.receivedAt, each.state ?? "new", order, each.name, each.email].join(
      "  ",
    );
    return [head, ...[each.contract, each.goods ?? ""].join("\n").trim().split("\n")].join("\n  ");
  });
  return shown.length > 0 ? shown.map(printable).join("\n\n") : "no withdrawals wait";
}

export async function noteWithdrawal(
  { sql }: Services,
  reference: string,
  [step, ...words]: readonly string[],
): Promise<string> {
  const state = withdrawalSteps.find((each) => each === step);
  if (!state) return withdrawalUsage;
  await noteWithdrawalStep(sql, { reference, state, note: words.join(" ") || null });
  return `${reference} ${state}`;
}

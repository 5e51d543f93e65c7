import type { OrderHead } from "@hearth/admin-contract";
import { stateMachines } from "@hearth/rules";
import { useLanguage } from "../../language/use-language.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

/** The same names customers read: packages/i18n, `order-state`. */
export const stateTexts = {
  order: "order.state",
  transaction: "order.paymentState",
  delivery: "order.deliveryState",
} as const;

export type StateKind = keyof typeof stateTexts;

/** What waits for us is a warning, what is over is calm, what went wrong is loud. */
const tones: Readonly<Record<StateKind, Readonly<Record<string, Tone>>>> = {
  order: { open: "info", in_progress: "info", completed: "success", cancelled: "plain" },
  transaction: {
    open: "warning",
    in_progress: "info",
    unconfirmed: "info",
    authorized: "info",
    paid: "success",
    paid_partially: "warning",
    reminded: "warning",
    failed: "alert",
    chargeback: "alert",
  },
  delivery: { open: "warning", shipped_partially: "warning", shipped: "success" },
};

export function StateBadge({ kind, state }: { kind: StateKind; state: string | null }) {
  const { tOr } = useLanguage();
  if (state === null) return <>–</>;
  return <Badge tone={tones[kind][state] ?? "plain"}>{tOr(`${stateTexts[kind]}.${state}`, state)}</Badge>;
}

export function useStateOptions(): (kind: StateKind) => { value: string; text: string }[] {
  const { tOr } = useLanguage();
  return (kind) =>
    Object.keys(stateMachines[kind]).map((value) => ({
      value,
      text: tOr(`${stateTexts[kind]}.${value}`, value),
    }));
}

/** Who bought, as one line. */
export function buyerOf({ name, company }: Pick<OrderHead, "name" | "company">): string {
  return company ? `${name}, ${company}` : name;
}

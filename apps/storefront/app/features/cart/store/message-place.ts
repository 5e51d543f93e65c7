import type { CartData } from "../read/cart-data.ts";
import type { CartChange } from "./cart-change.ts";

/** Where messages of a change are shown: below the line or the form they are about, or above everything. */
export type MessagePlace = { at: "line"; line: string } | { at: "form"; form: MessageForm } | { at: "top" };

type MessageForm = "code" | "delivery" | "declaration";

/** A code that is gone has no line the buyer sees: the field for codes is nearest. A carrier is part of the delivery. */
const forms: Readonly<Record<string, MessageForm>> = {
  code: "code",
  "remove-code": "code",
  delivery: "delivery",
  methods: "delivery",
  declaration: "declaration",
};

export function messagePlace(
  { intent, line }: Pick<CartChange, "intent" | "line">,
  cart: CartData | null,
): MessagePlace {
  if (!cart || cart.isEmpty) return { at: "top" };
  if (line !== null && intent !== "add" && lineIds(cart).includes(line)) return { at: "line", line };
  const form = forms[intent];
  return form && hasForm(cart, form) ? { at: "form", form } : { at: "top" };
}

export function isPlace(place: MessagePlace, other: MessagePlace): boolean {
  return JSON.stringify(place) === JSON.stringify(other);
}

export function lineIds({ groups }: Pick<CartData, "groups">): string[] {
  return groups.flatMap(({ lines }) => lines.map(({ id }) => id));
}

function hasForm({ delivery, declaration }: CartData, form: MessageForm): boolean {
  if (form === "delivery") return delivery !== null;
  return form === "code" || declaration.isOffered;
}

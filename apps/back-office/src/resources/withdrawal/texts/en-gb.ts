import type { withdrawalTexts as german } from "./de-de.ts";

export const withdrawalTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.withdrawal": "Withdrawals",
  "withdrawal.empty": "No withdrawal is open.",
  "withdrawal.search": "Reference, name, e-mail",
  "withdrawal.everything": "the whole contract",
  "withdrawal.note": "Note",
  "withdrawal.noteNamed": "Note: withdrawal {reference} of {name}",
  "withdrawal.step": "What became of it",
  "withdrawal.noteHint": "For colleagues only.",
  "withdrawal.noted": "Noted.",
  "withdrawal.state.received": "Received",
  "withdrawal.state.accepted": "Accepted",
  "withdrawal.state.declined": "Declined",
  "withdrawal.state.returned": "Goods returned",
  "withdrawal.state.refunded": "Refunded",
};

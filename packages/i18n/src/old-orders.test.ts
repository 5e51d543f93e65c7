import { expect, it } from "vitest";
import { loadMessages } from "./index.ts";

it.each([
  ["de-DE", "7. Mai 2025", "Kundenservice"],
  ["en-GB", "7 May 2025", "customer service"],
  ["pl-PL", "7 maja 2025", "obsług"],
] as const)(
  "says in %s that older orders were not brought along, and whom to ask [9]",
  async (locale, day, whom) => {
    const text = (await loadMessages(locale))["account.oldOrders"];
    expect(text).toContain(day);
    expect(text).toContain(whom);
  },
);

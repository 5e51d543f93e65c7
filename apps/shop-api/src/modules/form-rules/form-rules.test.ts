import { expect, it } from "vitest";
import type { Scope } from "../context/index.ts";
import { formRules } from "./form-rules.ts";

const scopeAt = (time: string) =>
  ({
    reference: {
      rows: { countries: [], salutations: [], customerGroups: [] },
      domainsByChannel: new Map(),
    },
    channel: { id: "channel", country_ids: [] },
    now: Date.parse(time),
  }) as unknown as Scope;

it.each([
  ["2026-11-15T22:59:59Z", "2026-11-15"],
  ["2026-11-15T23:00:00Z", "2026-11-16"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
])("birthdays are held against the shop's day: at %s %s", (time, today) => {
  expect(formRules(scopeAt(time)).today).toBe(today);
});

import { describe, expect, it } from "vitest";
import { splitName } from "./name-head.ts";

describe("what a name says the thing is", () => {
  it.each([
    ["de-DE", "Klemmleiste für Fußbodenheizung mit Pumpenlogik", "Klemmleiste"],
    ["de-DE", "Einschraub-Heizstab mit Thermostat", "Einschraub-Heizstab"],
    ["de-DE", "Luft-Wasser-Wärmepumpe Aero Mono", "Luft-Wasser-Wärmepumpe Aero Mono"],
    ["en-GB", "Descaler for heat exchangers and cylinders", "Descaler"],
    ["pl-PL", "Zasobnik c.w.u. Thermus do pomp ciepła", "Zasobnik c.w.u. Thermus"],
    ["pl-PL", "Domek", "Domek"],
    ["sv-SE", "Pump för värme", "Pump för värme"],
    ["de-DE", "Für Elise", "Für Elise"],
  ])("%s: %s is a %s", (locale, name, head) => {
    const { head: found, rest } = splitName(name, locale);
    expect(found).toBe(head);
    expect(found + rest).toBe(name);
  });
});

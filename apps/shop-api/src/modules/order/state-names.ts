import { createHash } from "node:crypto";
import type { State } from "@hearth/contract";
import { DEFAULT_LOCALE, isLocale, loadMessages, type Locale, locales, type Messages } from "@hearth/i18n";
import type { StateEntity, StateOf } from "@hearth/rules";
import type { Scope } from "../context/index.ts";

const keys = {
  order: "order.state",
  transaction: "order.paymentState",
  delivery: "order.deliveryState",
} as const;

export type StateNames = <E extends StateEntity>(scope: Scope, entity: E, state: StateOf<E>) => State;

/** States in contract shape, with their names in the language of the request. Made once at start. */
export async function loadStateNames(): Promise<StateNames> {
  const loaded = await Promise.all(
    locales.map(async (locale) => [locale, await loadMessages(locale)] as const),
  );
  const messages = new Map<Locale, Messages>(loaded);
  const made = new Map<string, State>();
  return (scope, entity, state) => {
    const code = scope.reference.language.get(scope.languageId)?.locale_code ?? "";
    const locale = isLocale(code) ? code : DEFAULT_LOCALE;
    const key = `${locale} ${entity} ${state}`;
    const known = made.get(key);
    if (known) return known;
    const texts: Readonly<Record<string, string>> = messages.get(locale) ?? {};
    const name = texts[`${keys[entity]}.${state}`] ?? state;
    const shown: State = {
      id: idOf(entity, state),
      technicalName: state as State["technicalName"],
      name,
      translated: { name },
      apiAlias: "state_machine_state",
    };
    made.set(key, shown);
    return shown;
  };
}

/** Clients compare states by id now and then: it stays the same for ever. */
function idOf(entity: string, state: string): string {
  return createHash("sha256").update(`${entity}.${state}`).digest("hex").slice(0, 32);
}

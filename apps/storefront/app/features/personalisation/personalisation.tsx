import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { Personalisation } from "../../platform/config/personalisation-config.ts";

const PersonalisationContext = createContext<Personalisation>("off");

export function PersonalisationProvider({ kind, children }: { kind: Personalisation; children: ReactNode }) {
  return <PersonalisationContext value={kind}>{children}</PersonalisationContext>;
}

/** Where it is off, slots leave no trace in a page. */
export function useIsPersonalised(): boolean {
  return use(PersonalisationContext) !== "off";
}

import type { auditTexts as german } from "./de-de.ts";

export const auditTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.audit": "Dziennik",
  "nav.own-account": "Własne konto",
  "audit.empty": "Jeszcze nic się nie wydarzyło.",
  "audit.check": "Sprawdź dziennik",
  "audit.whole": "Kompletny i niezmieniony, wpisów: {entries}. Ostatnia suma:",
  "audit.broken": "Wpis {id} nie pasuje do poprzedniego. Ktoś zmienił dziennik.",
  "audit.show": "Przed i po",
  "audit.showNamed": "Przed i po: wpis {id}",
  "audit.before": "Przed",
  "audit.after": "Po",
};

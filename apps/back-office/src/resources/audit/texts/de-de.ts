export const auditTexts = {
  "nav.audit": "Protokoll",
  "nav.own-account": "Eigenes Konto",
  "audit.empty": "Noch nichts geschehen.",
  "audit.check": "Protokoll prüfen",
  "audit.whole": "Vollständig und unverändert: {entries} Einträge. Letzte Prüfsumme:",
  "audit.broken": "Der Eintrag {id} passt nicht zu seinem Vorgänger. Jemand hat das Protokoll verändert.",
  "audit.show": "Vorher und nachher",
  "audit.showNamed": "Vorher und nachher: Eintrag {id}",
  "audit.before": "Vorher",
  "audit.after": "Nachher",
} as const;

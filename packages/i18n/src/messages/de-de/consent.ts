export const consent = {
  "consent.title": "Datenschutz-Einstellungen",
  "consent.close": "Schließen",
  "consent.intro":
    "Unser Shop kommt ohne Tracking aus. Inhalte anderer Anbieter laden wir erst, wenn Sie es erlauben. Ihre Wahl gilt 180 Tage; Sie können sie hier jederzeit ändern.",
  "consent.privacy": "Mehr in der Datenschutzerklärung",
  "consent.necessary": "Notwendig",
  "consent.necessaryText":
    "Sprache, Warenkorb, Anmeldung, Bestellung und diese Auswahl. Ohne sie funktioniert der Shop nicht; sie sind immer aktiv. Die Datenschutzerklärung nennt jedes Cookie.",
  "consent.media": "Externe Medien",
  "consent.mediaText":
    "Videos von YouTube und Vimeo. Beim Abspielen erhält der Anbieter unter anderem Ihre IP-Adresse, auch in Ländern außerhalb der EU.",
  "consent.statistics": "Statistik",
  "consent.statisticsText": "Zählt, welche Seiten besucht werden, damit wir sie verbessern können.",
  "consent.marketing": "Marketing",
  "consent.marketingText": "Zeigt, welche Werbung zu Bestellungen geführt hat.",
  "consent.acceptAll": "Alle akzeptieren",
  "consent.reject": "Ablehnen",
  "consent.save": "Auswahl speichern",
  "consent.saved": "Ihre Auswahl ist gespeichert.",
} as const;

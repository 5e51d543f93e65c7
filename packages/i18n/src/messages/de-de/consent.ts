export const consent = {
  "consent.title": "Datenschutz-Einstellungen",
  "consent.close": "Schließen",
  "consent.intro":
    "Unser Shop kommt ohne Tracking aus. Inhalte anderer Anbieter laden wir erst, wenn Sie es erlauben. Ihre Wahl gilt 180 Tage; Sie können sie hier jederzeit ändern.",
  "consent.introWithTracking":
    "Was nicht notwendig ist, laden wir erst, wenn Sie es erlauben. Ihre Wahl gilt 180 Tage; Sie können sie hier jederzeit ändern und zurücknehmen.",
  "consent.layerTitle": "Dürfen wir mitzählen?",
  "consent.layerText":
    "Mit Ihrer Zustimmung zählen wir Besuche (Statistik), messen Werbung und lassen an Produkte erinnern (Marketing); die Daten gehen an {host}, nach einer Bestellung auch Name, Anschrift, E-Mail-Adresse und Telefonnummer. Videos von YouTube und Vimeo (externe Medien) übertragen Daten auch in Länder außerhalb der EU. Ohne Zustimmung laden wir nichts davon.",
  "consent.settings": "Einzeln auswählen",
  "consent.privacy": "Mehr in der Datenschutzerklärung",
  "consent.necessary": "Notwendig",
  "consent.necessaryText":
    "Sprache, Warenkorb, Anmeldung, Bestellung und diese Auswahl. Ohne sie funktioniert der Shop nicht; sie sind immer aktiv. Die Datenschutzerklärung nennt jedes Cookie.",
  "consent.media": "Externe Medien",
  "consent.mediaText":
    "Videos von YouTube und Vimeo. Beim Abspielen erhält der Anbieter unter anderem Ihre IP-Adresse, auch in Ländern außerhalb der EU.",
  "consent.statistics": "Statistik",
  "consent.statisticsText":
    "Zählt, welche Seiten und Produkte angesehen und gekauft werden, damit wir den Shop verbessern können. Empfänger: {host}. Cookie _ga, zwei Jahre.",
  "consent.marketing": "Marketing",
  "consent.marketingText":
    "Zeigt, welche Werbung zu Bestellungen geführt hat, und lässt Partner an angesehene Produkte erinnern. Nach einer Bestellung erhält der Empfänger auch Name, Anschrift, E-Mail-Adresse und Telefonnummer. Empfänger: {host}.",
  "consent.acceptAll": "Alle akzeptieren",
  "consent.reject": "Ablehnen",
  "consent.save": "Auswahl speichern",
  "consent.saved": "Ihre Auswahl ist gespeichert.",
} as const;

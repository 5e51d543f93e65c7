export const newsletter = {
  "newsletter.title": "Newsletter abonnieren",
  "newsletter.voucher": "10 Euro Gutschein ab 50 Euro Warenwert",
  "newsletter.promise":
    "Zum Dank erhalten Sie nach der Bestätigung einen Gutschein über 10 Euro. Er gilt ab einem Warenwert von 50 Euro.",
  "newsletter.teaser": "Neue Geräte, Förderungen und Ratgeber, etwa einmal im Monat.",
  "newsletter.email": "E-Mail-Adresse",
  "newsletter.consent":
    "Ja, {shop} darf mir E-Mails mit Neuheiten, Ratgebern und Angeboten senden. Das kann ich jederzeit widerrufen.",
  "newsletter.consentName": "Einwilligung",
  "newsletter.consentHint":
    "Freiwillig. Eingetragen sind Sie erst, wenn Sie den Link in unserer E-Mail bestätigen; auch der Gutschein hängt nur daran.",
  "newsletter.subscribe": "Abonnieren",
  "newsletter.subscribeLong": "Newsletter abonnieren",
  "newsletter.privacy": "Wie wir mit Ihrer Adresse umgehen:",
  "newsletter.privacyLink": "Datenschutzerklärung",
  "newsletter.sentTitle": "Fast geschafft",
  "newsletter.sentText":
    "Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie die Anmeldung mit dem Link darin. Nichts angekommen? Sehen Sie bitte auch im Spam-Ordner nach.",
  "newsletter.confirmTitle": "Newsletter bestätigen",
  "newsletter.confirmText":
    "Mit einem Klick ist Ihre Anmeldung gültig. Danach senden wir Ihnen den Gutschein über 10 Euro ab 50 Euro Warenwert per E-Mail.",
  "newsletter.confirm": "Anmeldung bestätigen",
  "newsletter.brokenTitle": "Dieser Link ist unvollständig",
  "newsletter.invalidTitle": "Dieser Link ist nicht mehr gültig",
  "newsletter.brokenText":
    "Bitte öffnen Sie den ganzen Link aus unserer E-Mail, oder melden Sie sich noch einmal an: Dann erhalten Sie einen neuen.",
  "newsletter.again": "Zur Anmeldung",
  "newsletter.confirmedTitle": "Willkommen!",
  "newsletter.confirmedText":
    "Ihre Anmeldung ist bestätigt. Ihren Gutschein über 10 Euro (ab 50 Euro Warenwert) finden Sie gleich in Ihrem Postfach.",
  "newsletter.knownTitle": "Schon bestätigt",
  "newsletter.knownText": "Ihre Anmeldung war bereits bestätigt. Es ist nichts weiter zu tun.",
  "newsletter.toShop": "Zum Shop",
  "newsletter.unsubscribeTitle": "Newsletter abbestellen",
  "newsletter.unsubscribeText":
    "Schade, dass Sie gehen. Nennen Sie uns die Adresse, an die wir nicht mehr schreiben sollen.",
  "newsletter.unsubscribe": "Abbestellen",
  "newsletter.goneTitle": "Bitte sehen Sie in Ihr Postfach",
  "newsletter.goneText":
    "Steht die Adresse in unserem Verteiler, ist ein Link zum Abbestellen dorthin unterwegs. Sind Sie mit dieser Adresse im Shop angemeldet, ist der Newsletter schon abbestellt.",
  "newsletter.leaveText":
    "Mit einem Klick erhält die Adresse, an die wir diesen Link geschickt haben, keinen Newsletter mehr.",
  "newsletter.leftTitle": "Der Newsletter ist abbestellt",
  "newsletter.leftText":
    "Diese Adresse erhält ab sofort keinen Newsletter mehr. Sie können sich jederzeit wieder anmelden.",
  "newsletter.leaveInvalidTitle": "Dieser Link funktioniert nicht",
  "newsletter.leaveInvalidText":
    "Bitte öffnen Sie den ganzen Link aus unserer E-Mail. Oder nennen Sie uns Ihre Adresse, dann schicken wir Ihnen einen neuen.",
  "newsletter.leaveAgain": "Neuen Link anfordern",
} as const;

export const checkout = {
  "checkout.title": "Kasse",
  "checkout.steps": "Schritte der Bestellung",
  "checkout.toCart": "Zurück zum Warenkorb",

  "checkout.startTitle": "Wie möchten Sie bestellen?",
  "checkout.startIntro": "Alle drei Wege führen zur gleichen Bestellung. Ihr Warenkorb bleibt erhalten.",
  "checkout.guestTitle": "Als Gast bestellen",
  "checkout.guestText":
    "Ohne Konto und ohne Passwort. Bestellbestätigung, Rechnung und alle Unterlagen kommen per E-Mail.",
  "checkout.guestStart": "Als Gast bestellen",
  "checkout.registerTitle": "Kundenkonto anlegen",
  "checkout.registerText":
    "Adressen, Bestellungen und Rechnungen an einem Ort. Kostenlos, in zwei Minuten angelegt.",
  "checkout.registerStart": "Kundenkonto anlegen",
  "checkout.signInTitle": "Anmelden und bestellen",
  "checkout.signInText": "Mit Ihren gespeicherten Adressen sind Sie schnell fertig.",
  "checkout.otherWay": "Auf andere Weise bestellen",
  "checkout.sentTitle": "Bitte sehen Sie in Ihr Postfach",
  "checkout.sentText":
    "Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, um Ihr Kundenkonto zu bestätigen. Ihr Warenkorb bleibt solange hier. Sie möchten nicht warten? Bestellen Sie jetzt als Gast.",

  "checkout.contact": "Kontakt",
  "checkout.emailHint": "An diese Adresse schicken wir Bestellbestätigung und Rechnung.",
  "checkout.otherBilling": "Die Rechnung geht an eine andere Adresse",
  "checkout.guestSubmit": "Weiter zu Versand und Zahlung",

  "checkout.addresses": "Adressen",
  "checkout.delivery": "Versand",
  "checkout.payment": "Zahlung",
  "checkout.review": "Prüfen und bestellen",
  "checkout.change": "Ändern",
  "checkout.changeOf": "{what} ändern",
  "checkout.apply": "Auswahl übernehmen",
  "checkout.applied": "Ihre Auswahl ist übernommen.",
  "checkout.asGuest": "Bestellung als Gast",
  "checkout.asCustomer": "Angemeldet als {name}",
  "checkout.shippingAddress": "Lieferadresse",
  "checkout.billingAddress": "Rechnungsadresse",
  "checkout.sameAddress": "Wie die Lieferadresse",
  "checkout.noAddress": "Es fehlt noch eine Adresse.",

  "checkout.addressIntro": "Wählen Sie eine Adresse oder geben Sie eine neue an.",
  "checkout.useAddress": "Diese Adresse verwenden",
  "checkout.editAddress": "Bearbeiten",
  "checkout.newAddress": "Neue Adresse angeben",
  "checkout.back": "Zurück zur Kasse",

  "checkout.methodTime": "Lieferzeit {time}",
  "checkout.freightTitle": "Angaben für die Spedition",
  "checkout.freightIntro":
    "Ihre Bestellung kommt auf einer Palette. Die Spedition ruft vorher an und liefert frei Bordsteinkante.",
  "checkout.freightContact": "Ansprechperson vor Ort",
  "checkout.freightPhone": "Telefon der Ansprechperson",
  "checkout.freightPhoneHint": "Zum Beispiel {example}, bei ausländischen Nummern mit Landesvorwahl",
  "checkout.freightAccess": "Zufahrt zur Lieferadresse",
  "checkout.freightAccessTruck": "Auch für große Lkw",
  "checkout.freightAccessSmall": "Nur für kleine Lkw bis 7,5 t",
  "checkout.freightAccessUnsure": "Ich bin nicht sicher",
  "checkout.freightTime": "Wann ist jemand da?",
  "checkout.freightTimeAny": "Den ganzen Tag",
  "checkout.freightTimeMorning": "Vormittags, 8 bis 12 Uhr",
  "checkout.freightTimeAfternoon": "Nachmittags, 12 bis 17 Uhr",
  "checkout.freightLift": "Bitte mit Mitnahmestapler liefern: Vor Ort ist nichts zum Abladen da",
  "checkout.freightNote": "Hinweise zur Anfahrt",

  "checkout.invoiceIntro": "Für den Kauf auf Rechnung brauchen wir diese beiden Angaben.",
  "checkout.invoiceIntroCompany": "Für den Kauf auf Rechnung brauchen wir eine Telefonnummer für Rückfragen.",
  "checkout.invoicePhone": "Telefon",
  "checkout.invoicePhoneHint": "Eine deutsche Nummer, zum Beispiel 0151 23456789",
  "checkout.birthday": "Geburtsdatum",
  "checkout.birthdayDay": "Tag",
  "checkout.birthdayMonth": "Monat",
  "checkout.birthdayYear": "Jahr",
  "checkout.cardText":
    "Karteninhaber, Nummer, Ablaufdatum und Prüfziffer geben Sie erst nach der Bestellung ein, auf der gesicherten Seite unseres Zahlungsdienstleisters. Wir sehen und speichern Ihre Kartendaten nicht.",
  "checkout.prepaymentText":
    "Nach der Bestellung nennen wir Ihnen Bankverbindung und Verwendungszweck, auch in der Bestellbestätigung. Wir versenden, sobald Ihre Überweisung da ist.",
  "checkout.paypalText":
    "Nach der Bestellung leiten wir Sie zu PayPal weiter. Dort bestätigen Sie die Zahlung.",
  "checkout.expressText":
    "Sie haben die Zahlung bei PayPal schon vorbereitet. Abgebucht wird erst nach Ihrer Bestellung.",
  "checkout.noPayment":
    "Für diese Bestellung steht gerade keine Zahlungsart zur Verfügung. Bitte fragen Sie unseren Kundenservice.",
  "checkout.comment": "Anmerkung zur Bestellung",
  "checkout.commentHint": "Freiwillig",

  "checkout.reviewIntro":
    "Bitte prüfen Sie alle Angaben. Mit der Schaltfläche am Ende der Seite bestellen Sie verbindlich.",
  "checkout.terms": "Ich habe die {terms} gelesen und bin mit ihnen einverstanden.",
  "checkout.termsLink": "Allgemeinen Geschäftsbedingungen",
  "checkout.termsLabel": "Allgemeine Geschäftsbedingungen",
  "checkout.withdrawal": "Ihr Widerrufsrecht und das Muster-Formular finden Sie in der {withdrawal}.",
  "checkout.withdrawalLink": "Widerrufsbelehrung",
  "checkout.waiverLabel": "Digitale Inhalte",
  "checkout.waiverHint":
    "Freiwillig. Ohne diese Erklärung stehen die Dateien nach Ablauf der Widerrufsfrist von 14 Tagen bereit.",
  "checkout.lines": "Ihre Bestellung",
  "checkout.editCart": "Warenkorb bearbeiten",
  "checkout.pieces": "{quantity} × {price}",
  "checkout.declaration":
    "0 % MwSt. nach § 12 Abs. 3 UStG: Sie haben im Warenkorb erklärt, dass Sie die Photovoltaikanlage betreiben.",
  "checkout.manufacturer": "Hersteller",
  "checkout.weight": "Gewicht",
  "checkout.category": "Sortiment",
  "checkout.legal":
    "Es gelten unsere Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung, beide oben verlinkt. Nach der Bestellung schicken wir Ihnen sofort eine Bestätigung per E-Mail.",
  "checkout.order": "Zahlungspflichtig bestellen",
  "checkout.blocked": "Bitte klären Sie zuerst die Hinweise oben auf der Seite, dann können Sie bestellen.",

  "checkout.invalid":
    "So lässt sich der Warenkorb nicht bestellen. Bitte sehen Sie sich die Hinweise an. Es wurde nichts bestellt.",
  "checkout.paymentGone":
    "Diese Zahlungsart ist nicht mehr verfügbar. Bitte wählen Sie eine andere. Es wurde nichts bestellt.",
  "checkout.payAtOnceTitle": "Diese Ware geben wir gerade nur gegen sofortige Zahlung ab",
  "checkout.payAtOnceText":
    "Von mindestens einem Artikel sind schon viele Stück für unbezahlte Bestellungen zurückgelegt. Wer jetzt gleich bezahlt, bekommt ihn sicher. Es wurde nichts bestellt, Ihr Warenkorb ist unverändert.",
  "checkout.payAtOnceNone":
    "Zurzeit bieten wir dafür keine passende Zahlungsart an. Bitte rufen Sie uns an, wir finden einen Weg.",
  "checkout.payWith": "Mit {method} bezahlen",
  "checkout.proofTitle": "Einen Moment, wir prüfen kurz",
  "checkout.proofText":
    "Von Ihrem Anschluss kamen gerade ungewöhnlich viele Bestellungen, die erst später bezahlt werden. Ihr Gerät löst deshalb eine kleine Rechenaufgabe. Danach geht Ihre Bestellung von selbst hinaus, Sie müssen nichts tun.",
  "checkout.proofProgress": "Ihr Gerät rechnet: {percent} %",
  "checkout.proofDone": "Fertig. Ihre Bestellung wird gesendet.",
  "checkout.proofNoScript":
    "Ohne JavaScript kann Ihr Gerät die Aufgabe nicht lösen. Bestellungen, die Sie sofort bezahlen, werden nie geprüft: Wählen Sie einfach eine andere Zahlungsart.",
  "checkout.proofBack": "Andere Zahlungsart wählen",
  "checkout.changedTitle": "Etwas hat sich geändert",
  "checkout.changedText":
    "Seit Sie diese Seite geöffnet haben, hat sich Ihre Bestellung geändert. Es wurde nichts bestellt. Bitte prüfen Sie den neuen Stand und bestellen Sie dann noch einmal.",
  "checkout.changedValue": "{what}: {after} statt {before}",
  "checkout.changedQuantity": "{name}: Menge {after} statt {before}",
  "checkout.changedGone": "{name}: nicht mehr im Warenkorb",
  "checkout.changedNew": "{name}: neu im Warenkorb",
  "checkout.changedOther": "Adresse, Versandart oder Zahlungsart ist jetzt eine andere.",
  "checkout.unsureTitle": "Wir prüfen Ihre Bestellung",
  "checkout.unsureText":
    "Die Verbindung war kurz unterbrochen, deshalb wissen wir noch nicht, ob Ihre Bestellung schon angekommen ist. Senden Sie sie bitte noch einmal. Das ist sicher: Es entsteht in keinem Fall eine zweite Bestellung.",
  "checkout.unsureAuto": "Wir versuchen es gerade selbst noch einmal.",
} as const;

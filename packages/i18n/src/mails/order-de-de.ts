import type { OrderMailTexts } from "./order-mail-texts.ts";

export const orderDeDE: OrderMailTexts = {
  orderLabels: {
    orderNumber: "Bestellnummer",
    orderDate: "Bestelldatum",
    paymentMethod: "Zahlungsart",
    shippingMethod: "Versandart",
    delivery: "Lieferung",
    comment: "Ihre Anmerkung",
    amount: "Betrag",
    accountHolder: "Kontoinhaber",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    reference: "Verwendungszweck",
  },
  orderPlaced: {
    subject: (number) => `Ihre Bestellung ${number} bei {shop}`,
    heading: "Vielen Dank für Ihre Bestellung",
    intro:
      "wir haben Ihre Bestellung erhalten und nehmen sie hiermit an. Diese E-Mail und ihre Anhänge sind Ihre Vertragsbestätigung: Bitte bewahren Sie sie auf.",
    introReceived:
      "wir haben Ihre Bestellung erhalten. Diese E-Mail bestätigt den Eingang; angenommen ist die Bestellung damit noch nicht. Wir nehmen sie an, sobald Ihre Zahlung bestätigt ist, und schreiben Ihnen dann. Bitte bewahren Sie diese E-Mail und ihre Anhänge auf.",
    button: "Bestellung ansehen",
    linesTitle: "Ihre Artikel",
    quantity: (quantity, unitPrice) => `${quantity} × ${unitPrice}`,
    articleNumber: (number) => `Art.-Nr. ${number}`,
    goods: "Summe Artikel",
    shipping: (method) => `Versand: ${method}`,
    total: "Gesamtsumme",
    taxIncluded: (rate) => `enthaltene Umsatzsteuer ${rate}`,
    taxAdded: (rate) => `zuzüglich Umsatzsteuer ${rate}`,
    zeroRate:
      "Für Artikel mit 0 % gilt nach Ihrer Erklärung der Nullsteuersatz nach § 12 Abs. 3 UStG (Lieferung an Betreiber einer Photovoltaikanlage).",
    addressesTitle: "Adressen und Lieferung",
    billingAddress: "Rechnungsadresse",
    shippingAddress: "Lieferadresse",
    deliveryBetween: (from, to) => `voraussichtlich ${from} bis ${to}`,
    deliveryNotKnownYet: "Termin folgt",
    paymentTitle: "Zahlung",
    prepayment:
      "Bitte überweisen Sie den Gesamtbetrag auf dieses Konto und geben Sie den Verwendungszweck an. Wir versenden, sobald das Geld eingegangen ist.",
    invoice:
      "Bitte überweisen Sie den Gesamtbetrag innerhalb von 14 Tagen nach Erhalt der Ware auf dieses Konto und geben Sie den Verwendungszweck an.",
    provider:
      "Sie bezahlen online. Ist die Zahlung noch offen, können Sie sie über „Bestellung ansehen“ nachholen oder eine andere Zahlungsart wählen.",
    heldUntil: (time) =>
      `Wir halten die Ware bis ${time} Uhr für Sie zurück. Ist sie dann nicht bezahlt, wird die Bestellung storniert.`,
    digitalTitle: "Digitale Inhalte",
    digitalWaived: (date) =>
      `Wir bestätigen, dass Sie am ${date} dem Folgenden ausdrücklich zugestimmt haben. Ihre Dateien stehen bereit, sobald die Zahlung eingegangen ist; mit der Bereitstellung erlischt Ihr Widerrufsrecht für diese Inhalte.`,
    digitalNotWaived:
      "Ihre Dateien stehen nach Ablauf der Widerrufsfrist von 14 Tagen bereit, sobald die Zahlung eingegangen ist.",
    files: "Sie finden Ihre Dateien in der Bestellung, wenn Sie angemeldet sind.",
    withdrawalTitle: "Ihr Widerrufsrecht",
    withdrawal:
      "Als Verbraucher können Sie den Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Frist, Ausübung, Folgen und Kosten der Rücksendung stehen in der angehängten Widerrufsbelehrung mit dem Muster-Widerrufsformular. Online widerrufen Sie über „Vertrag widerrufen“ in der Fußzeile des Shops.",
    returns: {
      parcel:
        "Die Ware dieser Bestellung kann als Paket zurückgesandt werden. Sie tragen die unmittelbaren Kosten der Rücksendung.",
      freight: (most) =>
        `Die Ware dieser Bestellung kann nicht mit der Post zurückgesandt werden; eine Spedition holt sie ab. Sie tragen die unmittelbaren Kosten der Rücksendung: höchstens ${most} je Rücksendung.`,
      mixed: (most) =>
        `Ein Teil der Ware kann als Paket zurückgesandt werden, den Rest holt eine Spedition ab. Sie tragen die unmittelbaren Kosten der Rücksendung: für die Abholung höchstens ${most} je Rücksendung.`,
    },
    contact: (email, phone) =>
      `Fragen zu Ihrer Bestellung? Schreiben Sie an ${email} oder rufen Sie an: ${phone}.`,
    attachments:
      "Angehängt: Rechnung, Allgemeine Geschäftsbedingungen, Widerrufsbelehrung mit Muster-Widerrufsformular.",
  },
  orderCancelled: {
    subject: (number) => `Ihre Bestellung ${number} wurde storniert`,
    intro: (number) => `Ihre Bestellung ${number} ist storniert. Es wird nichts mehr geliefert.`,
    refund: "Bereits gezahltes Geld erstatten wir auf dem Weg, auf dem Sie bezahlt haben.",
    attachment: "Angehängt ist die Stornorechnung: Sie hebt die Rechnung zu dieser Bestellung auf.",
    notYou: "Sie möchten die Ware doch haben oder haben Fragen? Antworten Sie einfach auf diese E-Mail.",
  },
  paymentReceived: {
    subject: (number) => `Zahlung für Ihre Bestellung ${number} erhalten`,
    intro: (amount, number) =>
      `wir haben Ihre Zahlung über ${amount} erhalten und nehmen Ihre Bestellung ${number} hiermit an. Diese E-Mail und die Eingangsbestätigung mit ihren Anhängen sind Ihre Vertragsbestätigung: Bitte bewahren Sie beide auf.`,
    button: "Bestellung ansehen",
  },
  orderShipped: {
    subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    intro: "wir haben diese Artikel für Sie verschickt:",
    rest: "Damit ist Ihre Bestellung vollständig verschickt.",
    carrier: "Versand mit",
    trackingCode: "Sendungsnummer",
    button: "Bestellung ansehen",
  },
  orderPartShipped: {
    subject: (number) => `Ein Teil Ihrer Bestellung ${number} ist unterwegs`,
    intro: "wir haben diese Artikel für Sie verschickt:",
    rest: "Die übrigen Artikel folgen. Sobald sie unterwegs sind, schreiben wir Ihnen wieder.",
    carrier: "Versand mit",
    trackingCode: "Sendungsnummer",
    button: "Bestellung ansehen",
  },
  transferReceived: {
    subject: (number) => `Zahlung für Ihre Bestellung ${number} eingegangen`,
    intro: (amount, number) =>
      `Ihre Zahlung über ${amount} für die Bestellung ${number} ist bei uns eingegangen. Vielen Dank.`,
    button: "Bestellung ansehen",
  },
  paymentRefunded: {
    subject: (number) => `Erstattung zu Ihrer Bestellung ${number}`,
    intro: (amount, number) => `wir haben Ihnen ${amount} zur Bestellung ${number} erstattet.`,
    when: "Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben. Je nach Anbieter dauert das einige Werktage.",
    attachment: "Angehängt ist die Rechnungskorrektur: Sie mindert die Rechnung um den erstatteten Betrag.",
  },
};

export const cart = {
  "cart.groupShop": "Ihre Auswahl aus dem Shop",
  "cart.groupHeating": "Fußbodenheizungs-Konfigurator",
  "cart.groupReference": "{source}, Referenz {reference}",
  "cart.unitPrice": "je {price}",
  "cart.lineTotal": "Summe für {name}:",
  "cart.taxRate": "{rate} % MwSt.",
  "cart.taxRateAdded": "zzgl. {rate} % MwSt.",
  "cart.zeroRate": "0 % MwSt. nach Ihrer Erklärung",
  "cart.shortage": "{stock} Stück auf Lager, die ganze Menge {days} später",
  "cart.outOfStock": "Nicht auf Lager, Lieferung {days} später",
  "cart.quantity": "Menge von {name}",
  "cart.less": "Weniger von {name}",
  "cart.more": "Mehr von {name}",
  "cart.apply": "Übernehmen",
  "cart.applyName": "Menge von {name} übernehmen",
  "cart.removeName": "{name} entfernen",
  "cart.undo": "Rückgängig machen",
  "cart.isIn": "Liegt im Warenkorb",

  "cart.summary": "Zusammenfassung",
  "cart.subtotal": "Zwischensumme",
  "cart.afterDiscounts": "Zwischensumme nach Rabatten",
  "cart.net": "Nettosumme",
  "cart.shipping": "Versandkosten",
  "cart.shippingFree": "kostenlos",
  "cart.shippingBefore": "statt {price}",
  "cart.shippingNone": "nicht lieferbar",
  "cart.taxContained": "enthaltene MwSt. {rate} %",
  "cart.taxAdded": "zuzüglich MwSt. {rate} %",
  "cart.total": "Gesamtsumme",
  "cart.totalTaxIncluded": "inkl. MwSt.",
  "cart.totalTaxFree": "ohne MwSt.",
  "cart.virtual": "Nur digitale Inhalte: Es wird nichts versandt.",

  "cart.code": "Gutscheincode",
  "cart.codeApply": "Einlösen",
  "cart.codeWith": "Code {code}",
  "cart.codeShipping": "auf den Versand",
  "cart.codeRemove": "Gutschein „{name}“ entfernen",

  "cart.freeShippingMissing": "Noch {amount} bis zur kostenlosen Lieferung",
  "cart.freeShippingReached": "Kostenlose Lieferung erreicht (ab {from} Warenwert)",
  "cart.freeShippingFrom": "Kostenlos ab {from} Warenwert.",
  "cart.freeShippingBulky":
    "Im Warenkorb ist Sperrgut: Dafür ist die Lieferung ab {from} Warenwert kostenlos.",
  "cart.freeShippingFreight":
    "Diesen Warenkorb bringt die Spedition: Dafür ist die Lieferung ab {from} Warenwert kostenlos.",

  "cart.deliveryTitle": "Lieferung berechnen",
  "cart.deliveryIntro":
    "Land und Postleitzahl genügen für Kosten und Termin. Eine Anmeldung ist nicht nötig.",
  "cart.country": "Lieferland",
  "cart.zipcode": "Postleitzahl",
  "cart.estimate": "Berechnen",
  "cart.carrier": "Versandart",
  "cart.chooseCarrier": "Versandart wählen",
  "cart.deliveryDate": "Liefertermin",
  "cart.deliveryWindow": "{from} bis {to}, bei Bestellung heute",
  "cart.deliveryDay": "{day}, bei Bestellung heute",
  "cart.deliveryNoDate": "Zu dieser Zusammenstellung nennen wir Ihnen den Termin gern am Telefon.",
  "cart.line": "Weg Ihrer Lieferung",
  "cart.line.ordered": "Bestellt",
  "cart.line.sent": "Versandt",
  "cart.line.here": "Bei Ihnen",
  "cart.line.today": "heute",
  "cart.line.done": "(erledigt)",
  "cart.freight":
    "Spedition: Lieferung auf Palette frei Bordsteinkante. Die Spedition vereinbart den Termin vorab telefonisch mit Ihnen.",
  "cart.comesBy": "Versandart: {carrier}",
  "cart.notDeliverable":
    "Dorthin können wir diesen Warenkorb nicht liefern. Bitte wählen Sie ein anderes Ziel oder fragen Sie uns.",

  "cart.declarationTitle": "0 % MwSt. für Photovoltaik",
  "cart.declarationIntro":
    "Ihr Warenkorb enthält Waren, die unter den Voraussetzungen des § 12 Abs. 3 UStG mit 0 % berechnet werden. Ohne Ihre Erklärung gilt der allgemeine Steuersatz.",
  "cart.declarationOperator":
    "Ich erkläre: Ich betreibe die Photovoltaikanlage, für die ich diese Waren kaufe, oder werde sie betreiben. Die Anlage steht in Deutschland auf oder in der Nähe von Privatwohnungen, Wohnungen oder öffentlichen oder dem Gemeinwohl dienenden Gebäuden, oder ihre Bruttoleistung laut Marktstammdatenregister beträgt höchstens 30 kWp.",
  "cart.declarationStorage":
    "Ich erkläre außerdem: Der Speicher mit weniger als 5 kWh nutzbarer Kapazität speichert ausschließlich Strom aus dieser Photovoltaikanlage.",
  "cart.declarationUndertaking":
    "Stellt sich heraus, dass diese Angaben nicht stimmen, zahle ich die Mehrwertsteuer zum allgemeinen Satz nach.",
  "cart.declarationApply": "Erklärung übernehmen",

  "cart.paymentTitle": "Zahlungsarten",
  "cart.countriesTitle": "Lieferländer",
  "cart.crossSelling": "Passt dazu",
  "cart.checkout": "Zur Kasse",
  "cart.blocked": "Bitte klären Sie zuerst die Hinweise oben, dann können Sie bestellen.",
  "cart.orderContact": "Kontakt aufnehmen",

  "cart.handoverTitle": "Konfiguration in den Warenkorb legen",
  "cart.handoverText":
    "Diese Produkte wurden Ihnen aus einer Planung übergeben. Es liegt noch nichts im Warenkorb: Bitte prüfen Sie die Liste.",
  "cart.handoverQuantity": "Menge",
  "cart.handoverUnavailable": "zurzeit nicht lieferbar",
  "cart.handoverAdd": "Alles in den Warenkorb legen",
  "cart.handoverEmptyTitle": "Hier ist nichts zu übernehmen",
  "cart.handoverEmptyText":
    "Der Link enthält keine Produkte, die wir kennen. Bitte öffnen Sie ihn noch einmal aus Ihrer Planung.",
} as const;

export const cart = {
  "cart.groupShop": "Produkty wybrane w sklepie",
  "cart.groupHeating": "Konfigurator ogrzewania podłogowego",
  "cart.groupReference": "{source}, numer {reference}",
  "cart.unitPrice": "po {price}",
  "cart.lineTotal": "Razem za {name}:",
  "cart.taxRate": "VAT {rate} %",
  "cart.taxRateAdded": "plus {rate}% VAT",
  "cart.zeroRate": "VAT 0 % na podstawie oświadczenia",
  "cart.shortage": "{stock} szt. w magazynie, cała ilość {days} później",
  "cart.outOfStock": "Brak w magazynie, dostawa {days} później",
  "cart.quantity": "Ilość: {name}",
  "cart.less": "Mniej: {name}",
  "cart.more": "Więcej: {name}",
  "cart.apply": "Zastosuj",
  "cart.applyName": "Zastosuj ilość: {name}",
  "cart.removeName": "Usuń: {name}",
  "cart.undo": "Cofnij",
  "cart.isIn": "Dodano do koszyka",

  "cart.summary": "Podsumowanie",
  "cart.subtotal": "Suma częściowa",
  "cart.afterDiscounts": "Suma częściowa po rabatach",
  "cart.net": "Suma netto",
  "cart.shipping": "Koszty dostawy",
  "cart.shippingFree": "bezpłatnie",
  "cart.shippingBefore": "zamiast {price}",
  "cart.shippingNone": "brak dostawy",
  "cart.taxContained": "w tym VAT {rate} %",
  "cart.taxAdded": "plus VAT {rate} %",
  "cart.total": "Do zapłaty",
  "cart.totalTaxIncluded": "z VAT",
  "cart.totalTaxFree": "bez VAT",
  "cart.virtual": "Tylko treści cyfrowe: nic nie wysyłamy.",

  "cart.code": "Kod rabatowy",
  "cart.codeApply": "Zastosuj kod",
  "cart.codeWith": "kod {code}",
  "cart.codeShipping": "na dostawę",
  "cart.codeRemove": "Usuń rabat „{name}”",

  "cart.freeShippingMissing": "Do darmowej dostawy brakuje {amount}",
  "cart.freeShippingReached": "Darmowa dostawa (od {from} wartości towarów)",
  "cart.freeShippingFrom": "Bezpłatnie od {from} wartości towarów.",
  "cart.freeShippingBulky":
    "W koszyku jest towar wielkogabarytowy: dostawa jest bezpłatna od {from} wartości towarów.",
  "cart.freeShippingFreight":
    "Ten koszyk dostarcza spedycja: dostawa jest bezpłatna od {from} wartości towarów.",

  "cart.deliveryTitle": "Oblicz dostawę",
  "cart.deliveryIntro":
    "Kraj i kod pocztowy wystarczą, aby poznać koszt i termin. Logowanie nie jest potrzebne.",
  "cart.country": "Kraj dostawy",
  "cart.zipcode": "Kod pocztowy",
  "cart.estimate": "Oblicz",
  "cart.carrier": "Sposób dostawy",
  "cart.chooseCarrier": "Wybierz sposób dostawy",
  "cart.deliveryDate": "Termin dostawy",
  "cart.deliveryWindow": "od {from} do {to} przy zamówieniu dzisiaj",
  "cart.deliveryDay": "{day} przy zamówieniu dzisiaj",
  "cart.deliveryNoDate": "Termin dla tego zestawu chętnie podamy telefonicznie.",
  "cart.line": "Droga przesyłki",
  "cart.line.ordered": "Zamówione",
  "cart.line.sent": "Wysłane",
  "cart.line.here": "Na miejscu",
  "cart.line.today": "dzisiaj",
  "cart.line.done": "(gotowe)",
  "cart.freight":
    "Spedycja: dostawa na palecie do krawężnika. Przewoźnik umówi z Państwem termin telefonicznie.",
  "cart.comesBy": "Dostawa: {carrier}",
  "cart.notDeliverable":
    "Nie możemy tam dostarczyć tego koszyka. Prosimy wybrać inne miejsce lub zapytać nas.",

  "cart.declarationTitle": "VAT 0 % na fotowoltaikę",
  "cart.declarationIntro":
    "W koszyku są towary, które na warunkach § 12 ust. 3 niemieckiej ustawy o VAT (UStG) liczymy ze stawką 0 %. Bez Państwa oświadczenia obowiązuje stawka zwykła.",
  "cart.declarationOperator":
    "Oświadczam: jestem lub będę operatorem instalacji fotowoltaicznej, dla której kupuję te towary. Instalacja znajduje się w Niemczech na budynkach mieszkalnych, publicznych lub służących dobru wspólnemu albo w ich pobliżu, lub jej moc brutto według Marktstammdatenregister wynosi najwyżej 30 kWp.",
  "cart.declarationStorage":
    "Oświadczam ponadto: magazyn o pojemności użytkowej poniżej 5 kWh przechowuje wyłącznie prąd z tej instalacji fotowoltaicznej.",
  "cart.declarationUndertaking":
    "Jeżeli te informacje okażą się nieprawdziwe, dopłacę VAT według stawki zwykłej.",
  "cart.declarationApply": "Zapisz oświadczenie",

  "cart.paymentTitle": "Sposoby płatności",
  "cart.countriesTitle": "Kraje dostawy",
  "cart.crossSelling": "Pasuje do tego",
  "cart.checkout": "Przejdź do kasy",
  "cart.blocked": "Prosimy najpierw wyjaśnić uwagi powyżej, potem można zamówić.",
  "cart.orderContact": "Kontakt",

  "cart.handoverTitle": "Dodaj konfigurację do koszyka",
  "cart.handoverText":
    "Te produkty przekazano Państwu z projektu. W koszyku nic jeszcze nie ma: prosimy sprawdzić listę.",
  "cart.handoverQuantity": "Ilość",
  "cart.handoverUnavailable": "obecnie niedostępny",
  "cart.handoverAdd": "Dodaj wszystko do koszyka",
  "cart.handoverEmptyTitle": "Nie ma tu nic do przekazania",
  "cart.handoverEmptyText":
    "Link nie zawiera produktów, które znamy. Prosimy otworzyć go ponownie z projektu.",
} as const;

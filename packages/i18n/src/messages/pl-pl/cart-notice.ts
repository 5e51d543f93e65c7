export const cartNotice = {
  "cart.notice.product-stock-reached":
    "Produkt „{name}” jest dostępny tylko w ilości {quantity} szt. Dostosowaliśmy ilość.",
  "cart.notice.product-out-of-stock": "Produkt „{name}” nie jest już dostępny i został usunięty z koszyka.",
  "cart.notice.min-order-quantity":
    "Produkt „{name}” można zamówić od {quantity} szt. Zwiększyliśmy ilość do minimalnej.",
  "cart.notice.purchase-steps-quantity":
    "Ilość produktu „{name}” zmieniono na {quantity}: jest on sprzedawany tylko w stałych krokach.",
  "cart.notice.product-not-found": "Nie znaleziono produktu i nie można było dodać go do koszyka.",
  "cart.notice.shipping-method-blocked": "Sposób dostawy „{name}” nie jest możliwy dla tego koszyka.",
  "cart.notice.payment-method-blocked": "Sposób płatności „{name}” nie jest możliwy dla tego koszyka.",
  "cart.notice.shipping-method-changed":
    "Ten koszyk dostarczymy w sposób „{newShippingMethodName}” zamiast „{oldShippingMethodName}”.",
  "cart.notice.payment-method-changed":
    "Sposób płatności „{oldPaymentMethodName}” nie jest możliwy dla tego koszyka. Zmieniliśmy go na „{newPaymentMethodName}”.",
  "cart.notice.promotion-not-found": "Kod rabatowy „{code}” nie istnieje lub nie jest już ważny.",
  "cart.notice.promotion-not-eligible":
    "„{name}” zapisaliśmy, ale warunki nie są jeszcze spełnione. Gdy tylko będą, rabat zostanie odliczony automatycznie.",
  "cart.notice.promotion-excluded":
    "„{name}” nie łączy się z innym rabatem w koszyku i nie został odliczony.",
  "cart.notice.auto-promotion-not-found": "Promocja „{name}” już nie obowiązuje i została usunięta.",
  "cart.notice.promotion-discount-added": "Odliczono rabat „{name}”.",
  "cart.notice.promotion-discount-deleted": "Rabat „{name}” nie jest już odliczany.",
  "cart.notice.promotions-on-cart-price-zero-error":
    "Kodów nie można wykorzystać, gdy wartość towarów wynosi 0 €.",
  "cart.notice.shipping-address-blocked": "Nie możemy dostarczyć tego koszyka do kraju: {name}.",
  "cart.notice.shipping-address-blocked-products": "Nie możemy dostarczyć „{products}” do kraju: {name}.",
  "cart.notice.billing-address-blocked": "Nie można zamówić z adresem rozliczeniowym w kraju: {name}.",
  "cart.notice.shipping-address-invalid": "Adres dostawy jest niepełny. Prosimy go uzupełnić.",
  "cart.notice.billing-address-invalid": "Adres rozliczeniowy jest niepełny. Prosimy go uzupełnić.",
  "cart.notice.salutation-missing": "Prosimy wybrać formę grzecznościową.",
  "cart.notice.salutation-missing-billing-address":
    "W adresie rozliczeniowym brakuje formy grzecznościowej. Prosimy ją uzupełnić.",
  "cart.notice.salutation-missing-shipping-address":
    "W adresie dostawy brakuje formy grzecznościowej. Prosimy ją uzupełnić.",
  "cart.notice.country-region-missing-billing-address":
    "W adresie rozliczeniowym brakuje województwa lub regionu.",
  "cart.notice.country-region-missing-shipping-address": "W adresie dostawy brakuje województwa lub regionu.",
  "cart.notice.cart-merged-hint":
    "Państwa koszyk połączyliśmy z koszykiem z ostatniej wizyty. Prosimy sprawdzić ilości.",
  "cart.notice.cart-changed": "Koszyk został dostosowany. Prosimy go sprawdzić.",
  "cart.notice.product-number-not-found": "Nie znaleziono produktu {number}.",

  "cart.failed.add": "Nie udało się dodać produktu do koszyka. Prosimy spróbować ponownie.",
  "cart.failed.change": "Zmiana nie dotarła. Prosimy spróbować ponownie.",
  "cart.failed.read":
    "Nie możemy teraz pokazać koszyka. Jest zapisany; prosimy za chwilę wczytać stronę ponownie.",
  "cart.failed.busy": "To było wiele zmian naraz. Prosimy odczekać {seconds} s.",
  "cart.failed.form": "Dane były niepełne. Prosimy spróbować ponownie.",
  "cart.failed.quantity": "Prosimy podać jako ilość liczbę całkowitą większą od 0.",
  "cart.failed.unsupported": "Tego nie można dodać do koszyka.",
  "cart.failed.mixed": "Pod tym numerem jest już w koszyku coś innego.",
  "cart.failed.line-gone": "Tej pozycji nie ma już w koszyku.",
  "cart.failed.fixed-quantity": "Ilości tej pozycji nie można zmienić.",
  "cart.failed.fixed-line": "Tej pozycji nie można usunąć.",
  "cart.failed.code": "Prosimy podać kod rabatowy.",
  "cart.failed.codes":
    "To było dużo kodów z rzędu. Prosimy spróbować ponownie za godzinę lub zamówić bez kodu.",
  "cart.failed.country": "Do tego kraju nie dostarczamy.",
  "cart.failed.zipcode": "Prosimy sprawdzić kod pocztowy.",
  "cart.failed.method": "Ten wybór nie jest możliwy.",

  "cart.said.added": "„{name}” jest w koszyku.",
  "cart.said.addedMany": "Wybrane produkty są w koszyku.",
  "cart.said.removed": "Usunięto „{name}”.",
  "cart.said.removedLine": "Pozycja została usunięta.",
  "cart.said.codeRemoved": "Kod rabatowy został usunięty.",
  "cart.said.zeroRate": "Oświadczenie zapisano: uprawnione towary liczymy teraz ze stawką VAT 0 %.",
  "cart.said.ordinaryRate":
    "Wszystkie towary liczymy teraz ze zwykłą stawką VAT. Prosimy sprawdzić kwotę całkowitą.",
  "cart.said.rateChanged": "Wraz z krajem dostawy zmienił się VAT. Prosimy sprawdzić kwotę do zapłaty.",
  "cart.said.reordered": "Produkty z zamówienia są znów w koszyku.",
  "cart.failed.reorder": "Żadnego produktu z tego zamówienia nie można było dodać do koszyka.",
  "cart.failed.reorder-gone": "„{name}” nie jest już dostępny i dlatego nie trafił do koszyka.",
  "cart.failed.reorder-less": "„{name}”: do koszyka można było dodać tylko {added} zamiast {wanted}.",
} as const;

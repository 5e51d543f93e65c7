/** What the shop says when a cart is not what was asked for. The last part of a key is the code of the shop API. */
export const cartNotice = {
  "cart.notice.product-stock-reached":
    "Von „{name}“ sind nur {quantity} Stück verfügbar. Wir haben die Menge angepasst.",
  "cart.notice.product-out-of-stock":
    "„{name}“ ist nicht mehr verfügbar und wurde aus dem Warenkorb entfernt.",
  "cart.notice.min-order-quantity":
    "„{name}“ gibt es erst ab {quantity} Stück. Wir haben die Menge auf die Mindestbestellmenge erhöht.",
  "cart.notice.purchase-steps-quantity":
    "Die Menge von „{name}“ wurde auf {quantity} geändert: Das Produkt gibt es nur in festen Mengenschritten.",
  "cart.notice.product-not-found":
    "Ein Produkt wurde nicht gefunden und konnte nicht in den Warenkorb gelegt werden.",
  "cart.notice.shipping-method-blocked": "Die Versandart „{name}“ ist für diesen Warenkorb nicht möglich.",
  "cart.notice.payment-method-blocked": "Die Zahlungsart „{name}“ ist für diesen Warenkorb nicht möglich.",
  "cart.notice.shipping-method-changed":
    "Diesen Warenkorb liefern wir mit „{newShippingMethodName}“ statt mit „{oldShippingMethodName}“.",
  "cart.notice.payment-method-changed":
    "Die Zahlungsart „{oldPaymentMethodName}“ ist für diesen Warenkorb nicht möglich. Wir haben sie auf „{newPaymentMethodName}“ geändert.",
  "cart.notice.promotion-not-found":
    "Den Gutscheincode „{code}“ gibt es nicht, oder er ist nicht mehr gültig.",
  "cart.notice.promotion-not-eligible":
    "„{name}“ ist vorgemerkt, die Bedingungen sind aber noch nicht erfüllt. Sobald sie es sind, wird der Vorteil von selbst abgezogen.",
  "cart.notice.promotion-excluded":
    "„{name}“ lässt sich nicht mit einem anderen Vorteil in Ihrem Warenkorb verbinden und wurde nicht abgezogen.",
  "cart.notice.auto-promotion-not-found": "Die Aktion „{name}“ gilt nicht mehr und wurde entfernt.",
  "cart.notice.promotion-discount-added": "„{name}“ wurde abgezogen.",
  "cart.notice.promotion-discount-deleted": "„{name}“ wird nicht mehr abgezogen.",
  "cart.notice.promotions-on-cart-price-zero-error":
    "Gutscheine können nicht eingelöst werden, solange der Warenwert 0 € beträgt.",
  "cart.notice.shipping-address-blocked":
    "Lieferland {name}: Dorthin können wir diesen Warenkorb nicht liefern.",
  "cart.notice.shipping-address-blocked-products":
    "Lieferland {name}: Dorthin können wir „{products}“ nicht liefern.",
  "cart.notice.billing-address-blocked": "Rechnungsadresse in {name}: Damit können Sie hier nicht bestellen.",
  "cart.notice.shipping-address-invalid": "Die Lieferadresse ist unvollständig. Bitte ergänzen Sie sie.",
  "cart.notice.billing-address-invalid": "Die Rechnungsadresse ist unvollständig. Bitte ergänzen Sie sie.",
  "cart.notice.salutation-missing": "Bitte wählen Sie eine Anrede.",
  "cart.notice.salutation-missing-billing-address":
    "In der Rechnungsadresse fehlt die Anrede. Bitte ergänzen Sie sie.",
  "cart.notice.salutation-missing-shipping-address":
    "In der Lieferadresse fehlt die Anrede. Bitte ergänzen Sie sie.",
  "cart.notice.country-region-missing-billing-address":
    "In der Rechnungsadresse fehlt das Bundesland oder die Region.",
  "cart.notice.country-region-missing-shipping-address":
    "In der Lieferadresse fehlt das Bundesland oder die Region.",
  "cart.notice.cart-merged-hint":
    "Ihr Warenkorb wurde mit dem Ihres letzten Besuchs zusammengeführt. Bitte prüfen Sie die Mengen.",
  "cart.notice.cart-changed": "Ihr Warenkorb wurde angepasst. Bitte prüfen Sie ihn.",
  "cart.notice.product-number-not-found": "Produkt {number} wurde nicht gefunden.",

  "cart.failed.add":
    "Das Produkt konnte nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es noch einmal.",
  "cart.failed.change": "Die Änderung ist nicht angekommen. Bitte versuchen Sie es noch einmal.",
  "cart.failed.read":
    "Ihr Warenkorb lässt sich gerade nicht anzeigen. Er ist gespeichert; bitte laden Sie die Seite gleich noch einmal.",
  "cart.failed.busy": "Das waren viele Änderungen auf einmal. Bitte warten Sie {seconds} Sekunden.",
  "cart.failed.form": "Diese Eingabe war nicht vollständig. Bitte versuchen Sie es noch einmal.",
  "cart.failed.quantity": "Bitte geben Sie eine ganze Zahl über 0 als Menge ein.",
  "cart.failed.unsupported": "Das lässt sich nicht in den Warenkorb legen.",
  "cart.failed.mixed": "Unter dieser Nummer liegt schon etwas anderes im Warenkorb.",
  "cart.failed.line-gone": "Diese Position liegt nicht mehr im Warenkorb.",
  "cart.failed.fixed-quantity": "Die Menge dieser Position lässt sich nicht ändern.",
  "cart.failed.fixed-line": "Diese Position lässt sich nicht entfernen.",
  "cart.failed.code": "Bitte geben Sie einen Gutscheincode ein.",
  "cart.failed.codes":
    "Das waren viele Codes hintereinander. Bitte versuchen Sie es in einer Stunde noch einmal, oder bestellen Sie ohne Code.",
  "cart.failed.country": "In dieses Land liefern wir nicht.",
  "cart.failed.zipcode": "Bitte prüfen Sie die Postleitzahl.",
  "cart.failed.method": "Diese Auswahl ist nicht möglich.",

  "cart.said.added": "„{name}“ liegt in Ihrem Warenkorb.",
  "cart.said.addedMany": "Ihre Auswahl liegt im Warenkorb.",
  "cart.said.removed": "„{name}“ wurde entfernt.",
  "cart.said.removedLine": "Die Position wurde entfernt.",
  "cart.said.codeRemoved": "Der Gutschein wurde entfernt.",
  "cart.said.zeroRate":
    "Ihre Erklärung ist vermerkt: Begünstigte Waren werden jetzt mit 0 % MwSt. berechnet.",
  "cart.said.ordinaryRate":
    "Alle Waren werden jetzt mit dem allgemeinen Steuersatz berechnet. Bitte prüfen Sie die Gesamtsumme.",
  "cart.said.rateChanged":
    "Mit dem Lieferland hat sich die Mehrwertsteuer geändert. Bitte prüfen Sie die Gesamtsumme.",
  "cart.said.reordered": "Die Artikel der Bestellung liegen wieder im Warenkorb.",
  "cart.failed.reorder": "Von dieser Bestellung konnte nichts in den Warenkorb gelegt werden.",
  "cart.failed.reorder-gone": "„{name}“ gibt es nicht mehr und fehlt deshalb im Warenkorb.",
  "cart.failed.reorder-less": "„{name}“: Statt {wanted} konnten nur {added} in den Warenkorb gelegt werden.",
} as const;

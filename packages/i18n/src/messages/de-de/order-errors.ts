export const orderErrors = {
  "errors.CHECKOUT__CART_EMPTY": "Ihr Warenkorb ist leer.",
  "errors.CHECKOUT__CART_INVALID":
    "So können wir den Warenkorb nicht bestellen. Bitte prüfen Sie die Hinweise.",
  "errors.CHECKOUT__CART_HASH_MISMATCH":
    "Der Warenkorb hat sich geändert. Bitte prüfen Sie die neue Zusammenfassung.",
  "errors.CHECKOUT__ORDER_ORDER_NOT_FOUND": "Diese Bestellung finden wir nicht.",
  "errors.CHECKOUT__ORDER_ORDER_ALREADY_PAID":
    "Die Bestellung ist schon bezahlt und kann nicht mehr geändert werden.",
  "errors.CHECKOUT__ORDER_ORDER_CANCELLED": "Die Bestellung ist storniert.",
  "errors.CHECKOUT__GUEST_NOT_AUTHENTICATED":
    "Bitte geben Sie E-Mail-Adresse und Postleitzahl der Bestellung an.",
  "errors.CHECKOUT__GUEST_WRONG_CREDENTIALS":
    "Zu diesen Angaben finden wir keine Bestellung. Bitte prüfen Sie sie.",
  "errors.CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE":
    "Die Zahlungsart dieser Bestellung lässt sich nicht mehr ändern.",
  "errors.CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE":
    "Diese Zahlungsart ist für die Bestellung nicht verfügbar. Bitte wählen Sie eine andere.",
  "errors.CHECKOUT__INVALID_ORDER_ID": "Diese Bestellung finden wir nicht.",
  "errors.CHECKOUT__UNKNOWN_PAYMENT_METHOD":
    "Diese Zahlungsart gibt es nicht oder sie ist gerade nicht verfügbar. Bitte wählen Sie eine andere.",
  "errors.FRAMEWORK__INVALID_UUID": "Diese Zahlungsart gibt es nicht.",
  "errors.CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED":
    "Der Zahlungsanbieter ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.",
  "errors.CHECKOUT__SYNC_PAYMENT_PROCESS_INTERRUPTED":
    "Die Zahlung wurde unterbrochen. Bitte versuchen Sie es noch einmal.",
  "errors.CHECKOUT__INVALID_PAYMENT_TOKEN": "Der Link zurück von der Zahlung ist nicht gültig.",
  "errors.CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND": "Dieser Download ist nicht verfügbar.",
  "errors.DOCUMENT__INVALID_DOCUMENT_ID": "Dieses Dokument finden wir nicht.",
  "errors.SYSTEM__ILLEGAL_STATE_TRANSITION": "Das ist beim jetzigen Stand der Bestellung nicht mehr möglich.",
  "errors.CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT":
    "Sie haben die Zahlung beim Zahlungsanbieter abgebrochen.",
  "errors.CHECKOUT__PAYMENT_TOKEN_EXPIRED":
    "Zwischen Zahlung und Rückkehr ist zu viel Zeit vergangen. Bitte sehen Sie hier nach, ob die Zahlung angekommen ist.",
  "errors.CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED":
    "Die Zahlung wurde abgelehnt oder nicht abgeschlossen. Es wurde nichts abgebucht.",
} as const;

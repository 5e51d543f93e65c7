export const orderErrors = {
  "errors.CHECKOUT__CART_EMPTY": "Koszyk jest pusty.",
  "errors.CHECKOUT__CART_INVALID": "W tej postaci nie można zamówić koszyka. Prosimy sprawdzić uwagi.",
  "errors.CHECKOUT__CART_HASH_MISMATCH": "Koszyk się zmienił. Prosimy sprawdzić nowe podsumowanie.",
  "errors.CHECKOUT__ORDER_ORDER_NOT_FOUND": "Nie znajdujemy tego zamówienia.",
  "errors.CHECKOUT__ORDER_ORDER_ALREADY_PAID": "Zamówienie jest już opłacone i nie można go zmienić.",
  "errors.CHECKOUT__ORDER_ORDER_CANCELLED": "Zamówienie zostało anulowane.",
  "errors.CHECKOUT__GUEST_NOT_AUTHENTICATED": "Prosimy podać adres e-mail i kod pocztowy z zamówienia.",
  "errors.CHECKOUT__GUEST_WRONG_CREDENTIALS":
    "Nie znajdujemy zamówienia z tymi danymi. Prosimy je sprawdzić.",
  "errors.CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE": "Sposobu płatności tego zamówienia nie można już zmienić.",
  "errors.CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE":
    "Ten sposób płatności nie jest dostępny dla zamówienia. Prosimy wybrać inny.",
  "errors.CHECKOUT__INVALID_ORDER_ID": "Nie znajdujemy tego zamówienia.",
  "errors.CHECKOUT__UNKNOWN_PAYMENT_METHOD":
    "Ten sposób płatności nie istnieje lub jest obecnie niedostępny. Prosimy wybrać inny.",
  "errors.FRAMEWORK__INVALID_UUID": "Ten sposób płatności nie istnieje.",
  "errors.CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED":
    "Dostawca płatności jest chwilowo nieosiągalny. Prosimy spróbować ponownie lub wybrać inny sposób płatności.",
  "errors.CHECKOUT__SYNC_PAYMENT_PROCESS_INTERRUPTED":
    "Płatność została przerwana. Prosimy spróbować ponownie.",
  "errors.CHECKOUT__INVALID_PAYMENT_TOKEN": "Link powrotny z płatności jest nieprawidłowy.",
  "errors.CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND": "Ten plik nie jest dostępny.",
  "errors.DOCUMENT__INVALID_DOCUMENT_ID": "Nie znajdujemy tego dokumentu.",
  "errors.SYSTEM__ILLEGAL_STATE_TRANSITION": "Na obecnym etapie zamówienia nie jest to już możliwe.",
  "errors.CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT":
    "Płatność została przez Państwa przerwana u dostawcy płatności.",
  "errors.CHECKOUT__PAYMENT_TOKEN_EXPIRED":
    "Od płatności do powrotu minęło zbyt dużo czasu. Prosimy sprawdzić tutaj, czy płatność dotarła.",
  "errors.CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED":
    "Płatność została odrzucona lub nie została zakończona. Nic nie pobrano.",
} as const;

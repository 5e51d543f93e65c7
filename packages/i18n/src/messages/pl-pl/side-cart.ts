export const sideCart = {
  "addToCart.add": "Dodaj do koszyka",
  "addToCart.named": "Dodaj do koszyka: {name}",
  "addToCart.quantity": "Ilość",
  "addToCart.less": "Zmniejsz ilość",
  "addToCart.more": "Zwiększ ilość",
  "sideCart.title": "Państwa koszyk",
  "sideCart.close": "Zamknij koszyk",
  "sideCart.loading": "Wczytujemy koszyk …",
  "sideCart.failedTitle": "Nie udało się wczytać koszyka",
  "sideCart.failedText": "Państwa produkty są zapisane. Prosimy sprawdzić połączenie z internetem.",
  "sideCart.retry": "Spróbuj ponownie",
  "sideCart.updated": "Koszyk został zaktualizowany.",
  "sideCart.changeFailed":
    "Zmiana nie dotarła do sklepu. Koszyk pokazuje stan faktyczny. Prosimy spróbować ponownie.",
  "sideCart.emptyText": "Po dodaniu produktów zobaczą Państwo ceny, koszt wysyłki i czas dostawy.",
  "sideCart.toCart": "Przejdź do koszyka",
  "sideCart.express": "Do kasy z PayPal",
  "sideCart.expressNote":
    "PayPal przekaże nam Państwa imię i nazwisko, adres e-mail oraz adres pocztowy. Obowiązuje nasza polityka prywatności. Zamówienie składają Państwo dopiero na następnej stronie.",
} as const;

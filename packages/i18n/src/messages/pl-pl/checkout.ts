export const checkout = {
  "checkout.title": "Kasa",
  "checkout.steps": "Etapy zamówienia",
  "checkout.toCart": "Wróć do koszyka",

  "checkout.startTitle": "Jak chcą Państwo zamówić?",
  "checkout.startIntro":
    "Wszystkie trzy drogi prowadzą do tego samego zamówienia. Koszyk pozostaje bez zmian.",
  "checkout.guestTitle": "Zamówienie bez rejestracji",
  "checkout.guestText":
    "Bez konta i bez hasła. Potwierdzenie, fakturę i wszystkie dokumenty wysyłamy e-mailem.",
  "checkout.guestStart": "Zamów jako gość",
  "checkout.registerTitle": "Założenie konta",
  "checkout.registerText": "Adresy, zamówienia i faktury w jednym miejscu. Bezpłatnie i w dwie minuty.",
  "checkout.registerStart": "Załóż konto",
  "checkout.signInTitle": "Logowanie i zamówienie",
  "checkout.signInText": "Z zapisanymi adresami zamówienie trwa tylko chwilę.",
  "checkout.otherWay": "Zamów w inny sposób",
  "checkout.sentTitle": "Prosimy sprawdzić skrzynkę e-mail",
  "checkout.sentText":
    "Wysłaliśmy wiadomość e-mail. Proszę otworzyć zawarty w niej link, aby potwierdzić konto. Koszyk czeka tutaj. Nie chcą Państwo czekać? Można od razu zamówić jako gość.",

  "checkout.contact": "Kontakt",
  "checkout.emailHint": "Na ten adres wyślemy potwierdzenie zamówienia i fakturę.",
  "checkout.otherBilling": "Faktura na inny adres",
  "checkout.guestSubmit": "Dalej do dostawy i płatności",

  "checkout.addresses": "Adresy",
  "checkout.delivery": "Dostawa",
  "checkout.payment": "Płatność",
  "checkout.review": "Sprawdzenie i zamówienie",
  "checkout.change": "Zmień",
  "checkout.changeOf": "Zmień: {what}",
  "checkout.apply": "Zatwierdź wybór",
  "checkout.applied": "Wybór został zapisany.",
  "checkout.asGuest": "Zamówienie jako gość",
  "checkout.asCustomer": "Zalogowano jako {name}",
  "checkout.shippingAddress": "Adres dostawy",
  "checkout.billingAddress": "Adres do faktury",
  "checkout.sameAddress": "Taki sam jak adres dostawy",
  "checkout.noAddress": "Brakuje jeszcze adresu.",

  "checkout.addressIntro": "Proszę wybrać adres lub podać nowy.",
  "checkout.useAddress": "Użyj tego adresu",
  "checkout.editAddress": "Edytuj",
  "checkout.newAddress": "Podaj nowy adres",
  "checkout.back": "Wróć do kasy",

  "checkout.methodTime": "Czas dostawy {time}",
  "checkout.freightTitle": "Informacje dla spedytora",
  "checkout.freightIntro":
    "Zamówienie przyjedzie na palecie. Spedytor zadzwoni wcześniej i dostarczy towar pod adres, do krawędzi jezdni.",
  "checkout.freightContact": "Osoba kontaktowa na miejscu",
  "checkout.freightPhone": "Telefon osoby kontaktowej",
  "checkout.freightPhoneHint": "Na przykład {example}, numery zagraniczne z kierunkowym kraju",
  "checkout.freightAccess": "Dojazd do miejsca dostawy",
  "checkout.freightAccessTruck": "Także dla dużych ciężarówek",
  "checkout.freightAccessSmall": "Tylko dla małych ciężarówek do 7,5 t",
  "checkout.freightAccessUnsure": "Nie mam pewności",
  "checkout.freightTime": "Kiedy ktoś będzie na miejscu?",
  "checkout.freightTimeAny": "Przez cały dzień",
  "checkout.freightTimeMorning": "Przed południem, 8–12",
  "checkout.freightTimeAfternoon": "Po południu, 12–17",
  "checkout.freightLift": "Proszę o dostawę z wózkiem widłowym: na miejscu nie ma czym rozładować",
  "checkout.freightNote": "Wskazówki dojazdu",

  "checkout.invoiceIntro": "Do zakupu na fakturę potrzebujemy tych dwóch informacji.",
  "checkout.invoiceIntroCompany": "Do zakupu na fakturę potrzebujemy numeru telefonu na wypadek pytań.",
  "checkout.invoicePhone": "Telefon",
  "checkout.invoicePhoneHint": "Numer niemiecki, na przykład +49 151 23456789",
  "checkout.birthday": "Data urodzenia",
  "checkout.birthdayDay": "Dzień",
  "checkout.birthdayMonth": "Miesiąc",
  "checkout.birthdayYear": "Rok",
  "checkout.cardText":
    "Posiadacza karty, numer, datę ważności i kod zabezpieczający podają Państwo dopiero po złożeniu zamówienia, na zabezpieczonej stronie operatora płatności. Nie widzimy ani nie zapisujemy danych karty.",
  "checkout.prepaymentText":
    "Po złożeniu zamówienia podamy dane do przelewu i tytuł płatności, także w potwierdzeniu zamówienia. Towar wysyłamy po zaksięgowaniu wpłaty.",
  "checkout.paypalText":
    "Po złożeniu zamówienia przekierujemy Państwa do PayPal, gdzie potwierdzą Państwo płatność.",
  "checkout.expressText":
    "Płatność w PayPal jest już przygotowana. Kwota zostanie pobrana dopiero po złożeniu zamówienia.",
  "checkout.noPayment":
    "Dla tego zamówienia nie ma obecnie dostępnej formy płatności. Prosimy o kontakt z obsługą klienta.",
  "checkout.comment": "Uwagi do zamówienia",
  "checkout.commentHint": "Opcjonalnie",

  "checkout.reviewIntro":
    "Prosimy sprawdzić wszystkie dane. Przycisk na końcu strony składa wiążące zamówienie.",
  "checkout.terms": "Zapoznałem się / zapoznałam się z dokumentem {terms} i akceptuję go.",
  "checkout.termsLink": "Regulamin",
  "checkout.termsLabel": "Regulamin",
  "checkout.withdrawal": "O prawie odstąpienia od umowy i wzorze formularza informuje {withdrawal}.",
  "checkout.withdrawalLink": "pouczenie o odstąpieniu od umowy",
  "checkout.waiverLabel": "Treści cyfrowe",
  "checkout.waiverHint":
    "Opcjonalnie. Bez tego oświadczenia pliki będą dostępne po upływie 14-dniowego terminu do odstąpienia od umowy.",
  "checkout.lines": "Państwa zamówienie",
  "checkout.editCart": "Edytuj koszyk",
  "checkout.pieces": "{quantity} × {price}",
  "checkout.declaration":
    "0 % VAT na podstawie § 12 ust. 3 niemieckiej ustawy o VAT: w koszyku złożyli Państwo oświadczenie operatora instalacji fotowoltaicznej.",
  "checkout.manufacturer": "Producent",
  "checkout.weight": "Waga",
  "checkout.category": "Asortyment",
  "checkout.legal":
    "Obowiązują nasz regulamin i pouczenie o odstąpieniu od umowy, do których linki znajdują się powyżej. Po złożeniu zamówienia od razu wyślemy potwierdzenie e-mailem.",
  "checkout.order": "Zamówienie z obowiązkiem zapłaty",
  "checkout.blocked": "Najpierw prosimy wyjaśnić uwagi na górze strony, potem można złożyć zamówienie.",

  "checkout.invalid":
    "W tej postaci nie można zamówić zawartości koszyka. Prosimy zapoznać się z uwagami. Nic nie zostało zamówione.",
  "checkout.paymentGone":
    "Ta forma płatności nie jest już dostępna. Proszę wybrać inną. Nic nie zostało zamówione.",
  "checkout.payAtOnceTitle": "Ten towar sprzedajemy obecnie tylko za natychmiastową płatność",
  "checkout.payAtOnceText":
    "Wiele sztuk co najmniej jednego artykułu jest już odłożonych dla nieopłaconych zamówień. Kto zapłaci od razu, na pewno go otrzyma. Nic nie zostało zamówione, a koszyk się nie zmienił.",
  "checkout.payAtOnceNone":
    "Obecnie nie możemy zaoferować odpowiedniej formy płatności. Prosimy o telefon, znajdziemy rozwiązanie.",
  "checkout.payWith": "Zapłać: {method}",
  "checkout.proofTitle": "Chwileczkę, krótkie sprawdzenie",
  "checkout.proofText":
    "Z Państwa łącza wpłynęło właśnie niezwykle dużo zamówień z późniejszą płatnością. Dlatego Państwa urządzenie rozwiązuje małe zadanie obliczeniowe. Potem zamówienie zostanie wysłane samo, nie trzeba nic robić.",
  "checkout.proofProgress": "Urządzenie oblicza: {percent} %",
  "checkout.proofDone": "Gotowe. Zamówienie jest wysyłane.",
  "checkout.proofNoScript":
    "Bez JavaScriptu urządzenie nie może rozwiązać zadania. Zamówienia opłacane od razu nigdy nie są sprawdzane: wystarczy wybrać inną formę płatności.",
  "checkout.proofBack": "Wybierz inną formę płatności",
  "checkout.changedTitle": "Coś się zmieniło",
  "checkout.changedText":
    "Od otwarcia tej strony zamówienie się zmieniło. Nic nie zostało zamówione. Prosimy sprawdzić aktualny stan i złożyć zamówienie ponownie.",
  "checkout.changedValue": "{what}: {after} zamiast {before}",
  "checkout.changedQuantity": "{name}: ilość {after} zamiast {before}",
  "checkout.changedGone": "{name}: nie ma już w koszyku",
  "checkout.changedNew": "{name}: nowy produkt w koszyku",
  "checkout.changedOther": "Zmienił się adres, sposób dostawy lub forma płatności.",
  "checkout.unsureTitle": "Sprawdzamy Państwa zamówienie",
  "checkout.unsureText":
    "Połączenie zostało na chwilę przerwane, dlatego nie wiemy jeszcze, czy zamówienie dotarło. Prosimy wysłać je jeszcze raz. To bezpieczne: w żadnym wypadku nie powstanie drugie zamówienie.",
  "checkout.unsureAuto": "Właśnie ponawiamy próbę.",
} as const;

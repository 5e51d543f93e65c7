import type { OrderMailTexts } from "./order-mail-texts.ts";

export const orderPlPL: OrderMailTexts = {
  orderLabels: {
    orderNumber: "Numer zamówienia",
    orderDate: "Data zamówienia",
    paymentMethod: "Sposób płatności",
    shippingMethod: "Sposób wysyłki",
    delivery: "Dostawa",
    comment: "Państwa uwagi",
    amount: "Kwota",
    accountHolder: "Właściciel konta",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    reference: "Tytuł przelewu",
  },
  orderPlaced: {
    subject: (number) => `Państwa zamówienie ${number} w sklepie {shop}`,
    heading: "Dziękujemy za zamówienie",
    intro:
      "otrzymaliśmy Państwa zamówienie i niniejszym je przyjmujemy. Ta wiadomość wraz z załącznikami stanowi potwierdzenie zawarcia umowy: prosimy ją zachować.",
    introReceived:
      "otrzymaliśmy Państwa zamówienie. Ta wiadomość potwierdza jego otrzymanie, ale nie oznacza jeszcze przyjęcia zamówienia. Przyjmiemy je, gdy tylko płatność zostanie potwierdzona, i wtedy do Państwa napiszemy. Prosimy zachować tę wiadomość wraz z załącznikami.",
    button: "Zobacz zamówienie",
    linesTitle: "Zamówione artykuły",
    quantity: (quantity, unitPrice) => `${quantity} × ${unitPrice}`,
    articleNumber: (number) => `Nr art. ${number}`,
    goods: "Suma artykułów",
    shipping: (method) => `Wysyłka: ${method}`,
    total: "Razem",
    taxIncluded: (rate) => `w tym VAT ${rate}`,
    taxAdded: (rate) => `plus VAT ${rate}`,
    zeroRate:
      "Dla artykułów ze stawką 0% na podstawie Państwa oświadczenia obowiązuje stawka zerowa zgodnie z § 12 ust. 3 niemieckiej ustawy o VAT (dostawa na rzecz operatora instalacji fotowoltaicznej).",
    addressesTitle: "Adresy i dostawa",
    billingAddress: "Adres rozliczeniowy",
    shippingAddress: "Adres dostawy",
    deliveryBetween: (from, to) => `przewidywana od ${from} do ${to}`,
    deliveryNotKnownYet: "termin zostanie podany",
    paymentTitle: "Płatność",
    prepayment:
      "Prosimy o przelew całej kwoty na poniższe konto z podaniem tytułu przelewu. Towar wysyłamy po zaksięgowaniu wpłaty.",
    invoice:
      "Prosimy o przelew całej kwoty w ciągu 14 dni od otrzymania towaru na poniższe konto z podaniem tytułu przelewu.",
    provider:
      "Płatność odbywa się online. Jeśli nie została jeszcze dokonana, można ją uzupełnić w widoku „Zobacz zamówienie” lub wybrać inny sposób płatności.",
    heldUntil: (time) =>
      `Towar rezerwujemy dla Państwa do ${time}. Jeśli do tego czasu nie zostanie opłacony, zamówienie zostanie anulowane.`,
    digitalTitle: "Treści cyfrowe",
    digitalWaived: (date) =>
      `Potwierdzamy, że w dniu ${date} wyrazili Państwo wyraźną zgodę o poniższej treści. Pliki będą dostępne po zaksięgowaniu płatności; z chwilą ich udostępnienia wygasa prawo odstąpienia od umowy w odniesieniu do tych treści.`,
    digitalNotWaived:
      "Pliki będą dostępne po upływie 14-dniowego terminu do odstąpienia od umowy, po zaksięgowaniu płatności.",
    files: "Pliki znajdą Państwo w zamówieniu po zalogowaniu.",
    withdrawalTitle: "Prawo odstąpienia od umowy",
    withdrawal:
      "Jako konsumenci mogą Państwo odstąpić od umowy w ciągu czternastu dni bez podania przyczyny. Termin, sposób skorzystania z prawa, skutki i koszty zwrotu opisano w załączonym pouczeniu wraz ze wzorem formularza. Online służy do tego przycisk „Odstąp od umowy tutaj” w stopce sklepu.",
    returns: {
      parcel: "Towary z tego zamówienia można odesłać paczką. Bezpośrednie koszty zwrotu ponosi kupujący.",
      freight: (most) =>
        `Towarów z tego zamówienia nie można odesłać pocztą; odbierze je spedycja. Bezpośrednie koszty zwrotu ponosi kupujący: najwyżej ${most} za zwrot.`,
      mixed: (most) =>
        `Część towarów można odesłać paczką, pozostałe odbierze spedycja. Bezpośrednie koszty zwrotu ponosi kupujący: za odbiór najwyżej ${most} za zwrot.`,
    },
    contact: (email, phone) =>
      `Mają Państwo pytania dotyczące zamówienia? Prosimy o wiadomość na adres ${email} lub telefon: ${phone}.`,
    attachments: "W załączniku: faktura, regulamin, pouczenie o prawie odstąpienia ze wzorem formularza.",
  },
  orderCancelled: {
    subject: (number) => `Państwa zamówienie ${number} zostało anulowane`,
    intro: (number) => `Państwa zamówienie ${number} zostało anulowane. Nic więcej nie zostanie dostarczone.`,
    refund: "Wpłacone już pieniądze zwrócimy w taki sam sposób, w jaki dokonano płatności.",
    attachment: "W załączniku przesyłamy fakturę korygującą, która anuluje fakturę do tego zamówienia.",
    notYou: "Chcą Państwo jednak otrzymać towar lub mają pytania? Wystarczy odpowiedzieć na tę wiadomość.",
  },
  paymentReceived: {
    subject: (number) => `Otrzymaliśmy płatność za zamówienie ${number}`,
    intro: (amount, number) =>
      `otrzymaliśmy Państwa płatność w kwocie ${amount} i niniejszym przyjmujemy zamówienie ${number}. Ta wiadomość oraz potwierdzenie otrzymania zamówienia wraz z załącznikami stanowią potwierdzenie zawarcia umowy: prosimy zachować obie.`,
    button: "Zobacz zamówienie",
  },
  orderShipped: {
    subject: (number) => `Państwa zamówienie ${number} jest w drodze`,
    intro: "wysłaliśmy do Państwa następujące artykuły:",
    rest: "Tym samym zamówienie zostało wysłane w całości.",
    carrier: "Przewoźnik",
    trackingCode: "Numer przesyłki",
    button: "Zobacz zamówienie",
  },
  orderPartShipped: {
    subject: (number) => `Część Państwa zamówienia ${number} jest w drodze`,
    intro: "wysłaliśmy do Państwa następujące artykuły:",
    rest: "Pozostałe artykuły wyślemy później. Napiszemy ponownie, gdy tylko będą w drodze.",
    carrier: "Przewoźnik",
    trackingCode: "Numer przesyłki",
    button: "Zobacz zamówienie",
  },
  transferReceived: {
    subject: (number) => `Wpłynęła płatność za zamówienie ${number}`,
    intro: (amount, number) =>
      `wpłynęła do nas Państwa płatność w kwocie ${amount} za zamówienie ${number}. Dziękujemy.`,
    button: "Zobacz zamówienie",
  },
  paymentRefunded: {
    subject: (number) => `Zwrot środków za zamówienie ${number}`,
    intro: (amount, number) => `zwróciliśmy Państwu kwotę ${amount} za zamówienie ${number}.`,
    when: "Pieniądze wrócą w taki sam sposób, w jaki dokonano płatności. W zależności od operatora trwa to kilka dni roboczych.",
    attachment: "W załączniku przesyłamy fakturę korygującą, która zmniejsza fakturę o zwróconą kwotę.",
  },
};

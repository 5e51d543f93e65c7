export const consent = {
  "consent.title": "Ustawienia prywatności",
  "consent.close": "Zamknij",
  "consent.intro":
    "Nasz sklep działa bez śledzenia. Treści innych dostawców wczytujemy dopiero za Państwa zgodą. Wybór jest ważny 180 dni i można go tutaj w każdej chwili zmienić.",
  "consent.introWithTracking":
    "To, co nie jest niezbędne, wczytujemy dopiero za Państwa zgodą. Wybór jest ważny 180 dni; można go tutaj w każdej chwili zmienić lub wycofać.",
  "consent.layerTitle": "Czy możemy liczyć odwiedziny?",
  "consent.layerText":
    "Za Państwa zgodą liczymy odwiedziny (statystyka), mierzymy skuteczność reklam i przypominamy o produktach (marketing); dane trafiają do {host}, po zamówieniu także imię i nazwisko, adres, e-mail i numer telefonu. Filmy z YouTube i Vimeo (media zewnętrzne) przekazują dane także poza UE. Bez zgody niczego z tego nie wczytujemy.",
  "consent.settings": "Wybierz pojedynczo",
  "consent.privacy": "Więcej w polityce prywatności",
  "consent.necessary": "Niezbędne",
  "consent.necessaryText":
    "Język, koszyk, logowanie, zamówienie i ten wybór. Bez nich sklep nie działa, dlatego są zawsze włączone. Polityka prywatności wymienia każdy plik cookie.",
  "consent.media": "Media zewnętrzne",
  "consent.mediaText":
    "Filmy z serwisów YouTube i Vimeo. Podczas odtwarzania dostawca otrzymuje między innymi Państwa adres IP, także w krajach poza UE.",
  "consent.statistics": "Statystyka",
  "consent.statisticsText":
    "Liczy, które strony i produkty są oglądane i kupowane, abyśmy mogli ulepszać sklep. Odbiorca: {host}. Plik cookie _ga, dwa lata.",
  "consent.marketing": "Marketing",
  "consent.marketingText":
    "Pokazuje, które reklamy doprowadziły do zamówień, i pozwala partnerom przypominać o oglądanych produktach. Po zamówieniu odbiorca otrzymuje także imię i nazwisko, adres, e-mail i numer telefonu. Odbiorca: {host}.",
  "consent.acceptAll": "Zaakceptuj wszystkie",
  "consent.reject": "Odrzuć",
  "consent.save": "Zapisz wybór",
  "consent.saved": "Państwa wybór został zapisany.",
} as const;

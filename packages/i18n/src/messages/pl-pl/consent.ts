export const consent = {
  "consent.title": "Ustawienia prywatności",
  "consent.close": "Zamknij",
  "consent.intro":
    "Nasz sklep działa bez śledzenia. Treści innych dostawców wczytujemy dopiero za Państwa zgodą. Wybór jest ważny 180 dni i można go tutaj w każdej chwili zmienić.",
  "consent.privacy": "Więcej w polityce prywatności",
  "consent.necessary": "Niezbędne",
  "consent.necessaryText":
    "Język, koszyk, logowanie, zamówienie i ten wybór. Bez nich sklep nie działa, dlatego są zawsze włączone. Polityka prywatności wymienia każdy plik cookie.",
  "consent.media": "Media zewnętrzne",
  "consent.mediaText":
    "Filmy z serwisów YouTube i Vimeo. Podczas odtwarzania dostawca otrzymuje między innymi Państwa adres IP, także w krajach poza UE.",
  "consent.statistics": "Statystyka",
  "consent.statisticsText": "Liczy odwiedziny stron, abyśmy mogli je ulepszać.",
  "consent.marketing": "Marketing",
  "consent.marketingText": "Pokazuje, które reklamy doprowadziły do zamówień.",
  "consent.acceptAll": "Zaakceptuj wszystkie",
  "consent.reject": "Odrzuć",
  "consent.save": "Zapisz wybór",
  "consent.saved": "Państwa wybór został zapisany.",
} as const;

export const wishlist = {
  "wishlist.title": "Lista życzeń",
  "wishlist.products": "Zapisane produkty",
  "wishlist.emptyTitle": "Państwa lista życzeń jest pusta",
  "wishlist.emptyText":
    "Serce przy każdym produkcie zapamiętuje to, co chcą Państwo porównać lub zamówić później.",
  "wishlist.toggle": "Do listy życzeń",
  "wishlist.toggleName": "Dodaj do listy życzeń: {name}",
  "wishlist.localTitle": "Na wszystkich urządzeniach",
  "wishlist.localText":
    "Ta lista jest zapisana tylko w tej przeglądarce. Z kontem klienta mają ją Państwo zawsze pod ręką.",
  "wishlist.signIn": "Zaloguj się",
  "wishlist.signInTitle": "Prosimy się zalogować",
  "wishlist.signInText":
    "Bez JavaScriptu możemy zapamiętywać produkty tylko na koncie klienta. Po zalogowaniu lista życzeń pojawi się tutaj.",
  "wishlist.failedTitle": "Listy życzeń nie można teraz wczytać",
  "wishlist.failedText": "Nic nie zginęło. Prosimy za chwilę odświeżyć stronę.",
  "wishlist.added": "Produkt „{name}” jest już na liście życzeń.",
  "wishlist.removed": "Produkt „{name}” usunięto z listy życzeń.",
  "wishlist.cannotAdd": "Nie można dodać produktu „{name}” do listy życzeń: {detail}",
  "wishlist.cannotRemove": "Nie można usunąć produktu „{name}” z listy życzeń: {detail}",
  "wishlist.noStorage": "Przeglądarka nie pozwala nam niczego zapisać",
  "wishlist.noAnswer": "Sklep chwilowo nie odpowiada",
  "wishlist.full": "Na liście nie ma już miejsca",
} as const;

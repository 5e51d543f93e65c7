export const note = {
  "note.signedIn": "Zalogowano pomyślnie.",
  "note.cartMerged": "Koszyk połączono z produktami z poprzedniej wizyty.",
  "note.signedOut": "Wylogowano.",
  "note.registered": "Konto zostało utworzone. Witamy!",
  "note.confirmed": "Adres e-mail został potwierdzony. Witamy!",
  "note.passwordReset": "Nowe hasło zostało zapisane. Proszę się nim zalogować.",
  "note.providerLinked": "Dostawca został powiązany z kontem.",
  "note.sessionRequired": "Aby zobaczyć tę stronę, proszę się zalogować.",
  "note.sessionExpired": "Sesja wygasła. Proszę zalogować się ponownie.",
} as const;

export const form = {
  "form.mandatory": "Mit * gekennzeichnete Felder sind Pflichtfelder.",
  "form.checkInput": "Bitte prüfen Sie Ihre Angaben",
  "form.problemOf": "{label}: {text}",
  "form.choose": "Bitte wählen",
  "form.showPassword": "Passwort anzeigen",
  "form.hidePassword": "Passwort verbergen",
} as const;

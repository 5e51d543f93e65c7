export const form = {
  "form.mandatory": "Pola oznaczone * są obowiązkowe.",
  "form.checkInput": "Proszę sprawdzić wprowadzone dane",
  "form.problemOf": "{label}: {text}",
  "form.choose": "Proszę wybrać",
  "form.showPassword": "Pokaż hasło",
  "form.hidePassword": "Ukryj hasło",
  "form.zipcodeNotCovered":
    "Pod ten kod pocztowy nie dostarczamy w ramach standardowej wysyłki. Prosimy o kontakt z działem obsługi klienta.",
} as const;

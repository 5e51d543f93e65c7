export const form = {
  "form.mandatory": "Pola oznaczone * są obowiązkowe.",
  "form.checkInput": "Proszę sprawdzić wprowadzone dane",
  "form.problemOf": "{label}: {text}",
  "form.choose": "Proszę wybrać",
  "form.showPassword": "Pokaż hasło",
  "form.hidePassword": "Ukryj hasło",
} as const;

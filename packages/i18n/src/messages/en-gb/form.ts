export const form = {
  "form.mandatory": "Fields marked * are mandatory.",
  "form.checkInput": "Please check what you entered",
  "form.problemOf": "{label}: {text}",
  "form.choose": "Please choose",
  "form.showPassword": "Show password",
  "form.hidePassword": "Hide password",
} as const;

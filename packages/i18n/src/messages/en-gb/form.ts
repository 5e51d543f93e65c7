export const form = {
  "form.mandatory": "Fields marked * are mandatory.",
  "form.checkInput": "Please check what you entered",
  "form.problemOf": "{label}: {text}",
  "form.choose": "Please choose",
  "form.showPassword": "Show password",
  "form.hidePassword": "Hide password",
  "form.zipcodeNotCovered":
    "This postal code is not covered by our standard delivery. Please contact our customer service.",
} as const;

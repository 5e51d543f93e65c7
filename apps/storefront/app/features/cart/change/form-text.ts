/** Values of a form as trimmed text; files and missing fields are empty. */
export function formTexts(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === "string" ? value.trim() : ""));
}

export function formText(form: FormData, name: string): string {
  return formTexts(form, name)[0] ?? "";
}

/** Quantities are whole numbers above 0. */
export function wholeQuantity(text: string): number | null {
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

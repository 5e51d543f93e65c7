import type { FormValues } from "./form-state.ts";

/** The texts of a posted form, of these fields only: nobody adds one. Files are left out. */
export function formValues(form: FormData, names: readonly string[]): FormValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

interface Input {
  [name: string]: string | Input;
}

/** `billingAddress.zipcode` becomes `{ billingAddress: { zipcode } }`, as checks and the shop API take it. */
export function formInput(values: FormValues): Input {
  const input: Input = Object.create(null) as Input;
  for (const [name, value] of Object.entries(values)) {
    const parts = name.split(".");
    let place = input;
    for (const part of parts.slice(0, -1)) {
      const next = place[part];
      place = place[part] = typeof next === "object" ? next : (Object.create(null) as Input);
    }
    place[parts.at(-1) ?? name] = value;
  }
  return input;
}

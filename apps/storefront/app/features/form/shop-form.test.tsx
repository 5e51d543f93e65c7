import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { locales } from "@hearth/i18n";
import { emptyForm } from "../../platform/forms/form-state.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { FormCheckbox, FormField, ShopForm } from "./public.ts";

const explanations = {
  "de-DE": "Mit * gekennzeichnete Felder sind Pflichtfelder.",
  "en-GB": "Fields marked * are mandatory.",
  "pl-PL": "Pola oznaczone * są obowiązkowe.",
};

it.each(locales)("a star marks what is mandatory, and is explained: %s [216]", async (locale) => {
  const language = await loadLanguage(locale);
  const { unmount } = render(
    <LanguageProvider language={language}>
      <ShopForm id="f" state={emptyForm} labels={{ name: "Name", fax: "Fax", terms: "Terms" }}>
        <FormField name="name" autoComplete="name" required />
        <FormField name="fax" autoComplete="off" />
        <FormCheckbox name="terms" required>
          I agree
        </FormCheckbox>
      </ShopForm>
    </LanguageProvider>,
  );
  expect(screen.getByText(explanations[locale])).toBeDefined();
  for (const label of ["Name *", "I agree *"]) {
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
  }
  expect(screen.getByLabelText<HTMLInputElement>("Fax").required).toBe(false);
  unmount();
});

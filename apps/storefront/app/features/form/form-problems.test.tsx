import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { refusedForm } from "../../platform/forms/form-state.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { FormProblems, ShopForm } from "./public.ts";

const language = await loadLanguage("en-GB");

it("names a blank field with what is wrong, and leads to it [227]", () => {
  const blank = { code: "VIOLATION::IS_BLANK_ERROR" as const, pointer: "/address/street" };
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ShopForm
        id="address"
        action="/"
        state={refusedForm({}, [blank])}
        labels={{ "address.street": "Street" }}
      >
        <FormProblems />
      </ShopForm>
    </LanguageProvider>,
  );
  expect(html).toMatch(/<a href="#address-address[.-]street"[^>]*>Street: Value is required<\/a>/);
});

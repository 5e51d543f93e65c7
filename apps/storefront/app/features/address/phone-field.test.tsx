import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { PhoneField } from "./phone-field.island.tsx";

/** The rules of all countries are fetched first. */
const patience = { timeout: 30_000 };
const language = await createAreaLanguage("de-DE").load(PhoneField.island.texts ?? []);
const field = (value?: string) => (
  <PhoneField
    row={{ id: "form-phone", name: "address.phoneNumber", label: "Telefon" }}
    value={value}
    hint="Zum Beispiel 0151 23456789"
    autoComplete="tel"
    maxLength={40}
    countryField="address.countryId"
    isos={{ germany: "DE", poland: "PL" }}
  />
);

/** Answers how often the form was sent. */
function renderForm(country: string) {
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <LanguageProvider language={language}>
      <form onSubmit={(event) => event.defaultPrevented || sent(event.nativeEvent)}>
        <input type="hidden" name="address.countryId" value={country} />
        {field()}
        <button type="submit">Senden</button>
      </form>
    </LanguageProvider>,
  );
  return sent;
}
const phone = () => screen.getByRole("textbox", { name: "Telefon" });
const send = () => userEvent.click(screen.getByRole("button", { name: "Senden" }));

it("holds a form with a number that is none, and says what one looks like", async () => {
  const sent = renderForm("poland");
  await userEvent.type(phone(), "600 70");
  await send();
  await vi.waitFor(() => expect(phone().getAttribute("aria-invalid")).toBe("true"), patience);
  expect(screen.getByText(/600 700 800/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it("lets it go once the number is right, as people of that country write it", async () => {
  const sent = renderForm("germany");
  await userEvent.type(phone(), "+48 600 700 800");
  await send();
  await vi.waitFor(() => expect(phone().getAttribute("aria-invalid")).toBe("true"), patience);
  await userEvent.clear(phone());
  await userEvent.type(phone(), "0151 2345678");
  await send();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), patience);
  expect(phone().getAttribute("aria-invalid")).not.toBe("true");
});

it("has nothing against no number", async () => {
  const sent = renderForm("germany");
  await send();
  expect(sent).toHaveBeenCalledOnce();
});

it("hydrates without a word", async () => {
  await hydrates(field("069 123456"));
  expect(screen.getByDisplayValue("069 123456").id).toBe("form-phone");
});

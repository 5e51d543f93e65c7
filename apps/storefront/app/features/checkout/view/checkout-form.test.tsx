import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { emptyForm, filledForm } from "../../../platform/forms/form-state.ts";
import { createAreaLanguage } from "../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { announcementStore } from "../../../ui/message/announcement-store.ts";
import { methods, someCart, someContext, someMethods } from "../checkout.fixture.ts";
import { checkoutData } from "../read/checkout-data.ts";
import { CheckoutForm } from "./checkout-form.island.tsx";

const language = await createAreaLanguage("de-DE").load(CheckoutForm.island.texts ?? []);
const { t } = language;

const order = (totalPrice = 29.8, paymentMethodId = methods.prepayment) =>
  checkoutData({
    cart: someCart({
      price: { positionPrice: 24.9, netPrice: 20.92, totalPrice, calculatedTaxes: [], taxStatus: "gross" },
    }),
    context: { ...someContext(), paymentMethod: { ...someContext().paymentMethod, id: paymentMethodId } },
    shippingMethods: [],
    paymentMethods: someMethods,
  });

const paths = { terms: "/agb", withdrawal: "/widerruf", contact: "/kontakt" };
const checkout = (state = emptyForm) => (
  <CheckoutForm data={order()} state={state} paths={paths} company="Hearth GmbH" isExpress={false} />
);

const ask = vi.fn<typeof fetch>();
const sent = vi.fn<(intent: string | undefined) => void>();

/** As the browser would: what no handler has stopped goes to the server. */
function onSubmit(event: SubmitEvent): void {
  if (!event.defaultPrevented) sent((event.submitter as HTMLButtonElement | null)?.value);
  event.preventDefault();
}

beforeEach(() => {
  vi.stubGlobal("fetch", ask);
  ask.mockReset();
  sent.mockReset();
  window.addEventListener("submit", onSubmit);
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.removeEventListener("submit", onSubmit);
});

function show(state = emptyForm) {
  render(<LanguageProvider language={language}>{checkout(state)}</LanguageProvider>);
}

const radio = (id: string) =>
  within(screen.getByRole("group", { name: t("checkout.payment") }))
    .getAllByRole<HTMLInputElement>("radio")
    .find(({ value }) => value === id);
const comment = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: t("checkout.comment") });
const orderButton = () => screen.getByRole("button", { name: t("checkout.order") });
const invoice = () => radio(methods.invoice) as HTMLInputElement;

it("sends a choice at once and shows what follows from it; what was typed stays", async () => {
  ask.mockResolvedValue(Response.json(order(99.5, methods.invoice)));
  show();
  await userEvent.type(comment(), "Danke");
  const typedInto = comment();
  await userEvent.click(invoice());
  // Beside the order's button, and in the summary that stays in sight.
  expect((await screen.findAllByText(/99,50/, {}, { timeout: 20_000 })).length).toBeGreaterThan(1);
  const body = ask.mock.calls[0]?.[1]?.body as URLSearchParams;
  expect([body.get("paymentMethodId"), body.get("customerComment")]).toEqual([methods.invoice, "Danke"]);
  expect(invoice().checked).toBe(true);
  expect(comment()).toBe(typedInto);
  expect(comment().value).toBe("Danke");
  expect(announcementStore.getState().text).toContain(t("checkout.applied"));
});

it("shows the choice while it is on its way, and the shop's where that is another", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  ask.mockReturnValue(promise);
  show();
  await userEvent.click(invoice());
  const form = document.querySelector("form");
  expect([invoice().checked, form?.getAttribute("aria-busy")]).toEqual([true, "true"]);
  await act(async () => resolve(Response.json(order())));
  expect([invoice().checked, form?.hasAttribute("aria-busy")]).toEqual([false, false]);
  expect(radio(methods.prepayment)?.checked).toBe(true);
});

it("ends in an ordinary form when the shop cannot say", async () => {
  ask.mockResolvedValue(Response.json(null, { status: 503 }));
  show();
  await userEvent.click(invoice());
  await waitFor(() => expect(sent.mock.calls).toEqual([["apply"]]));
});

it("orders once, however often it is clicked, and a choice on its way does not come between", async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  ask.mockReturnValue(promise);
  show();
  await userEvent.click(invoice());
  await userEvent.dblClick(orderButton());
  expect(orderButton().getAttribute("aria-busy")).toBe("true");
  // Some browsers stop what a page has asked for as soon as it is left.
  await act(async () => reject(new TypeError("stopped")));
  expect(sent.mock.calls).toEqual([["order"]]);
});

it("says what is wrong, each with the way to its field", () => {
  show({ ...filledForm({}), problems: [{ code: "VIOLATION::IS_BLANK_ERROR", field: "terms" }] });
  const problems = screen.getByRole("region", { name: t("form.checkInput") });
  const field = screen.getByRole("checkbox", { name: /AGB|Geschäftsbedingungen/ });
  expect(within(problems).getByRole("link").getAttribute("href")).toBe(`#${field.id}`);
});

it("comes fresh to whoever comes back to it", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  show();
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});

it("hydrates without a word", async () => {
  await hydrates(checkout());
  expect(radio(methods.prepayment)?.checked).toBe(true);
});

import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { createAreaLanguage } from "../../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../../platform/language/language.tsx";
import { OrderMessage } from "./order-message.tsx";
import type { OrderTrouble } from "./order-message.tsx";

const language = await createAreaLanguage("de-DE").load(["checkout", "cart"]);
const { t } = language;

function show(trouble: OrderTrouble) {
  return render(
    <LanguageProvider language={language}>
      <OrderMessage trouble={trouble} />
    </LanguageProvider>,
  );
}

it("offers each way that pays at once as one click that only changes the way to pay", () => {
  const methods = [
    { id: "c", name: "Karte" },
    { id: "p", name: "PayPal" },
  ];
  show({ kind: "pay-at-once", methods });
  expect(screen.getByText(t("checkout.payAtOnceText"))).toBeTruthy();
  const sent = methods.map(({ name }) => {
    const button = screen.getByRole("button", { name: t("checkout.payWith", { method: name }) });
    return Object.fromEntries(new FormData(button.closest("form") ?? undefined, button));
  });
  expect(sent).toEqual([
    { paymentMethodId: "c", intent: "apply" },
    { paymentMethodId: "p", intent: "apply" },
  ]);
});

it("says what to do where there is no such way", () => {
  const { container } = show({ kind: "pay-at-once", methods: [] });
  expect(within(container).getByText(t("checkout.payAtOnceNone"))).toBeTruthy();
  expect(within(container).queryAllByRole("button")).toEqual([]);
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../../platform/language/area-language.ts";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { announcementStore } from "../../../ui/message/announcement-store.ts";
import { BankDetails } from "./bank-details.island.tsx";

const language = await createAreaLanguage("de-DE").load(["order"]);
const { t } = language;

const bank = {
  accountHolder: "Hearth GmbH",
  iban: "DE02120300000000202051",
  bic: "",
  bankName: "Musterbank",
  reference: "10001",
};
const details = <BankDetails bank={bank} cents={4990} />;
const shown = <LanguageProvider language={language}>{details}</LanguageProvider>;
const copyButton = (label: string) => screen.getByRole("button", { name: t("order.copy", { label }) });

it("copies what a banking app takes, and says so [160]", async () => {
  const user = userEvent.setup();
  render(shown);
  await user.click(copyButton(t("order.bankIban")));
  expect(await navigator.clipboard.readText()).toBe("DE02120300000000202051");
  expect(announcementStore.getState().text).toContain(t("order.copied"));
  await user.click(copyButton(t("order.bankAmount")));
  expect(await navigator.clipboard.readText()).toBe("49.90");
});

it("shows the IBAN in fours and no row without a value [160]", () => {
  render(shown);
  expect(screen.getByText("DE02 1203 0000 0000 2020 51")).toBeTruthy();
  expect(screen.queryByText(t("order.bankBic"))).toBeNull();
});

it("offers no button where no script runs", () => {
  expect(renderToString(shown)).not.toContain("<button");
});

it("hydrates without a word", async () => {
  await hydrates(details);
  expect(copyButton(t("order.bankReference"))).toBeTruthy();
});

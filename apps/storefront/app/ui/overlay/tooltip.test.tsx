import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { Tooltip } from "./tooltip.island.tsx";

const shown = (
  <Tooltip id="price" text="Inklusive Mehrwertsteuer">
    <button type="button" aria-describedby="price">
      Zum Preis
    </button>
  </Tooltip>
);

const isDismissed = () => screen.getByRole("tooltip").parentElement?.className.includes("dismissed");

it("is hidden by Escape until the focus has left", async () => {
  render(shown);
  const button = screen.getByRole("button", { name: "Zum Preis" });
  act(() => button.focus());
  await userEvent.keyboard("{Escape}");
  expect(isDismissed()).toBe(true);
  act(() => button.blur());
  expect(isDismissed()).toBe(false);
});

it("is no concern of a key pressed elsewhere", () => {
  render(shown);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isDismissed()).toBe(false);
});

it("hydrates without a word", async () => {
  await hydrates(shown);
  expect(screen.getByRole("tooltip").textContent).toBe("Inklusive Mehrwertsteuer");
});

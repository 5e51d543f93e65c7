import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { DialogLink } from "./dialog-link.island.tsx";

function click(settings: MouseEventInit = {}): { isLink: boolean; isOpen: boolean | undefined } {
  const link = screen.getByRole("link");
  const event = createEvent.click(link, settings);
  fireEvent(link, event);
  return { isLink: !event.defaultPrevented, isOpen: document.querySelector("dialog")?.open };
}

it("opens its dialog by a plain click only", () => {
  render(
    <>
      <DialogLink dialog="settings" href="#settings">
        Einstellungen
      </DialogLink>
      <dialog id="settings" />
    </>,
  );
  expect(click({ ctrlKey: true })).toEqual({ isLink: true, isOpen: false });
  expect(click()).toEqual({ isLink: false, isOpen: true });
});

it("is a link where there is no dialog", async () => {
  const place = await hydrates(
    <DialogLink dialog="gone" href="#settings" label="Einstellungen">
      x
    </DialogLink>,
  );
  expect(click()).toEqual({ isLink: true, isOpen: undefined });
  place.remove();
});

import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { announcementStore } from "../../../ui/message/announcement-store.ts";
import { ShownVariant } from "./shown-variant.island.tsx";

it("is silent on a fresh page and says which variant came after it", () => {
  announcementStore.setState({ text: "" });
  const { rerender } = render(<ShownVariant message="Aero Mono, 8 kW, 7.499 €" />);
  expect(announcementStore.getState().text).toBe("");
  rerender(<ShownVariant message="Aero Mono, 14 kW, 9.999 €" />);
  expect(announcementStore.getState().text).toBe("Aero Mono, 14 kW, 9.999 €");
});

it("hydrates without a word", async () => {
  const container = await hydrates(<ShownVariant message="Aero Mono" />);
  expect(container.innerHTML).toBe("");
});

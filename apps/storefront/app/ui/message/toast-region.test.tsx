import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { ToastRegion } from "./toast-region.island.tsx";
import { showToast, toastStore } from "./toast-store.ts";

afterEach(() => {
  vi.useRealTimers();
  act(() => toastStore.setState({ toasts: [] }));
});

function showRegion() {
  render(<ToastRegion label="Meldungen" closeLabel="Schließen" />);
}

it("interrupts for a danger and waits its turn with a success", () => {
  showRegion();
  act(() => {
    showToast({ type: "success", message: "Im Warenkorb" });
    showToast({ type: "danger", message: "Nicht erreichbar" });
  });
  expect(screen.getAllByRole("status")[0]?.textContent).toBe("Im Warenkorb");
  expect(screen.getByRole("alert").textContent).toBe("Nicht erreichbar");
});

it("leaves after five seconds unless it is persistent [204, 335]", () => {
  vi.useFakeTimers();
  showRegion();
  act(() => {
    showToast({ type: "success", message: "geht" });
    showToast({ type: "success", message: "bleibt", persistent: true });
  });
  act(() => void vi.advanceTimersByTime(4999));
  expect(screen.getByText("geht")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText("geht")).toBeNull();
  expect(screen.getByText("bleibt")).toBeTruthy();
});

it("is closed by its button", async () => {
  showRegion();
  act(() => showToast({ type: "info", message: "Neu", persistent: true }));
  await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
  expect(screen.queryByText("Neu")).toBeNull();
});

it("hydrates without a word", async () => {
  await hydrates(<ToastRegion label="Meldungen" closeLabel="Schließen" />);
  act(() => showToast({ type: "info", message: "Da" }));
  expect(screen.getByText("Da")).toBeTruthy();
});

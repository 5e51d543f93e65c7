import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { LeavingNotification } from "./leaving-notification.island.tsx";
import { Notification } from "./notification.tsx";

afterEach(() => void vi.useRealTimers());

it("leaves after 2500 ms unless it is persistent [204, 334]", () => {
  vi.useFakeTimers();
  render(
    <>
      <Notification type="success">geht</Notification>
      <Notification type="danger" persistent>
        bleibt
      </Notification>
    </>,
  );
  act(() => void vi.advanceTimersByTime(2499));
  expect(screen.getByRole("status").textContent).toBe("geht");
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText("geht")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("bleibt");
});

it("is closed by its button", async () => {
  render(
    <Notification type="info" persistent closeLabel="Schließen">
      Neu
    </Notification>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
  expect(screen.queryByText("Neu")).toBeNull();
});

it("hydrates as the server wrote it", async () => {
  const place = await hydrates(
    <LeavingNotification type="info" persistent closeLabel="Schließen">
      Da
    </LeavingNotification>,
  );
  expect(place.textContent).toBe("Da");
});

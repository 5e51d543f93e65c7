import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";

// "any": by Escape and by a click beside it. Tried in the browser by e2e/journeys/account/sign-in.spec.ts.
it("every modal lets the browser close it, by Escape and by a click beside it [63]", () => {
  render(
    <>
      <Dialog id="one" title="Dialog" closeLabel="Zu">
        x
      </Dialog>
      <Drawer id="two" title="Drawer" closeLabel="Zu" side="left">
        x
      </Drawer>
    </>,
  );
  const modals = screen.getAllByRole("dialog", { hidden: true });
  expect(modals.map((modal) => modal.getAttribute("closedby"))).toEqual(["any", "any"]);
});

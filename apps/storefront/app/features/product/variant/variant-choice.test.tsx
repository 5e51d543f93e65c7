import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { VariantChoice } from "./variant-choice.island.tsx";

const option = (id: string, href: string | null, isChosen = false) => ({
  id,
  href,
  isChosen,
  className: "option",
  content: <b>{id}</b>,
});

const shown = (
  <VariantChoice
    legend="Ausführung wählen"
    hint="Gestrichelt: nur in anderer Kombination"
    groups={[
      {
        id: "power",
        title: <span>Leistung</span>,
        options: [option("8kW", "/8-kw", true), option("14kW", "/14-kw"), option("20kW", null)],
      },
    ]}
  />
);

const answers: ((page: Response) => void)[] = [];
const fetched = vi.fn<(url: string) => Promise<Response>>(
  () => new Promise((resolve) => answers.push(resolve)),
);

beforeEach(() => vi.stubGlobal("fetch", fetched));

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  answers.length = 0;
});

it("links every option there is to its variant", () => {
  render(shown);
  expect(screen.getByRole("group", { name: "Ausführung wählen" })).toBeTruthy();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["8kW", "14kW"]);
  expect(screen.getByRole("link", { name: "8kW" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("list", { name: "Leistung" }).children).toHaveLength(3);
});

it("asks for the page of another variant and waits for it", async () => {
  history.replaceState(null, "", "/8-kw");
  document.body.insertAdjacentHTML("beforeend", '<hearth-part name="product">8 kW</hearth-part>');
  render(shown);
  await userEvent.click(screen.getByRole("link", { name: "14kW" }));
  expect(new URL(String(fetched.mock.calls[0]?.[0])).pathname).toBe("/14-kw");
  expect(screen.getByRole("group").getAttribute("aria-busy")).toBe("true");

  answers[0]?.(new Response('<hearth-part name="product">14 kW</hearth-part>'));
  await waitFor(() => expect(document.querySelector("hearth-part")?.textContent).toBe("14 kW"));
  expect(location.pathname).toBe("/14-kw");
  document.querySelector("hearth-part")?.remove();
  history.replaceState(null, "", "/");
});

it("asks for nothing that is shown already, and leaves a new tab to the browser", async () => {
  render(shown);
  await userEvent.click(screen.getByRole("link", { name: "8kW" }));
  fireEvent.click(screen.getByRole("link", { name: "14kW" }), { metaKey: true });
  expect(fetched).not.toHaveBeenCalled();
});

it("hydrates without a word", async () => {
  await hydrates(shown);
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../../islands/hydrates.fixture.tsx";
import { forgetCart, stubShop } from "../store/cart-answers.fixture.ts";
import { cable, cartView, pump } from "../read/cart-view.fixture.ts";
import { CartPage } from "./cart-page.island.tsx";

let place: HTMLElement;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  forgetCart();
  place.remove();
});

async function showPage(view = cartView([pump(), cable()])) {
  place = await hydrates(<CartPage view={view} messages={[]} waysIntoShop={<p>Wege</p>} />);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const line = (name: string) =>
  screen.getAllByRole("listitem").find((item) => within(item).queryByRole("heading", { name })) ??
  expect.unreachable(`no line ${name}`);
const quantity = (name: string) => within(line(name)).getByRole<HTMLInputElement>("spinbutton");
const total = (name: string) =>
  within(line(name))
    .getByText(/^Summe/)
    .closest("p");

it("shows a quantity at once, sends it when it rests, and its sums are busy until the answer [181, 182]", async () => {
  const sent = stubShop();
  const user = await showPage();
  await user.click(screen.getByRole("button", { name: "Mehr von Pumpe" }));
  await user.click(screen.getByRole("button", { name: "Mehr von Pumpe" }));
  expect(quantity("Pumpe").value).toBe("4");
  expect(total("Pumpe")?.getAttribute("aria-busy")).toBe("true");
  expect(sent).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(800));
  expect(sent.map(({ fields }) => fields)).toEqual([{ intent: "quantity", lineId: "pump", quantity: "4" }]);
  expect(quantity("Pumpe").disabled).toBe(true);
  await sent[0]?.answer({ view: cartView([pump(4), cable()]), messages: [] });
  expect(quantity("Pumpe").value).toBe("4");
  expect(quantity("Pumpe").disabled).toBe(false);
  expect(total("Pumpe")?.hasAttribute("aria-busy")).toBe(false);
});

it("says below its line what became of a quantity, and shows what the shop made of it", async () => {
  const sent = stubShop();
  const user = await showPage();
  await user.clear(quantity("Pumpe"));
  await user.type(quantity("Pumpe"), "9");
  await act(() => vi.advanceTimersByTimeAsync(800));
  const values = { name: "Pumpe", quantity: 3 };
  await sent[0]?.answer({
    view: cartView([pump(3), cable()]),
    messages: [{ key: "cart.notice.product-stock-reached", values }],
  });
  expect(quantity("Pumpe").value).toBe("3");
  expect(line("Pumpe").nextElementSibling?.textContent).toContain("nur 3 Stück verfügbar");
});

it("offers the way back where a line was, and the focus goes on to the next one", async () => {
  const sent = stubShop();
  const user = await showPage();
  await user.click(screen.getByRole("button", { name: "Pumpe entfernen" }));
  const restore = { intent: "restore", lineId: "pump", productId: sent[0]?.fields["productId"] ?? "" };
  await sent[0]?.answer({
    view: cartView([cable()]),
    messages: [{ key: "cart.said.removed", values: { name: "Pumpe" }, restore }],
  });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Kabel entfernen" }));
  expect(line("Kabel").previousElementSibling?.textContent).toContain("„Pumpe“ wurde entfernt.");
  await user.click(screen.getByRole("button", { name: "Rückgängig machen" }));
  expect(sent[1]?.fields).toEqual(restore);
  await sent[1]?.answer({ view: cartView([pump(), cable()]), messages: [] });
  expect(screen.queryByRole("button", { name: "Rückgängig machen" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Pumpe entfernen" }));
});

it("leads the focus to the heading when nothing is left, and shows the ways into the shop", async () => {
  const sent = stubShop();
  const user = await showPage(cartView([pump()]));
  expect(screen.getByText("Wege").closest("[hidden]")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Pumpe entfernen" }));
  await sent[0]?.answer({ view: cartView([]), messages: [{ key: "cart.said.removedLine" }] });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Ihr Warenkorb ist leer" }));
  expect(screen.getByText("Wege").closest("[hidden]")).toBeNull();
});

it("empties the field for codes and says what became of the code below it", async () => {
  const sent = stubShop();
  const user = await showPage();
  const field = screen.getByLabelText<HTMLInputElement>("Gutscheincode");
  await user.type(field, "NIX{Enter}");
  const button = screen.getByRole("button", { name: "Einlösen" });
  expect(button.getAttribute("aria-busy")).toBe("true");
  await sent[0]?.answer({
    view: cartView([pump(), cable()]),
    messages: [{ key: "cart.notice.promotion-not-found", values: { code: "NIX" } }],
  });
  expect(field.value).toBe("");
  expect(button.hasAttribute("aria-busy")).toBe(false);
  expect(field.closest("form")?.nextElementSibling?.textContent).toContain("„NIX“");
});

it("shows the truth when a change does not arrive", async () => {
  const sent = stubShop();
  const user = await showPage();
  await user.clear(quantity("Kabel"));
  await user.type(quantity("Kabel"), "7");
  await act(() => vi.advanceTimersByTimeAsync(800));
  await sent[0]?.fail();
  expect(sent[1]?.path).toBe("/checkout/cart/view");
  await sent[1]?.answer({ view: cartView([pump(), cable()]), messages: [] });
  expect(quantity("Kabel").value).toBe("1");
  expect(screen.getByText(/Die Änderung ist nicht angekommen/)).toBeTruthy();
});

it("tells the badges of other pages what is in the cart", async () => {
  await showPage();
  expect(JSON.parse(localStorage.getItem("hearth-cart") ?? "")).toEqual({ count: 3, version: 0 });
});

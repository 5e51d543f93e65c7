import { expect, it, vi, afterEach, beforeEach } from "vitest";
import { swapPage } from "./swap-page.ts";

const page = (parts: string) => `<title>Andere</title>${parts}`;

function answerWith(html: string) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(html)));
}

beforeEach(() => {
  document.body.innerHTML = `
    <hearth-part name="list:rows"><details id="d" open></details><button id="b">alt</button></hearth-part>
    <hearth-part name="list:panel"><hearth-island name="panel" ready props="{}">läuft</hearth-island></hearth-part>
    <hearth-part name="page:languages">alt</hearth-part>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const part = (name: string) => document.querySelector(`hearth-part[name="${name}"]`);

it("replaces the parts of the region and those that follow every address, and keeps focus and open parts", async () => {
  answerWith(
    page(`<hearth-part name="list:rows"><details id="d"></details><button id="b">neu</button></hearth-part>
      <hearth-part name="page:languages">neu</hearth-part><hearth-part name="other">x</hearth-part>`),
  );
  document.getElementById("b")?.focus();
  expect(await swapPage("/neu", { region: "list", history: "push" })).toBe(true);
  expect(document.activeElement?.textContent).toBe("neu");
  expect(document.querySelector("details")?.open).toBe(true);
  expect(part("page:languages")?.textContent).toBe("neu");
  expect(part("list:panel")?.textContent).toBe("läuft");
  expect([document.title, location.pathname]).toEqual(["Andere", "/neu"]);
});

it("gives an island that runs the other page's props, and replaces one that does not", async () => {
  const running = part("list:panel")?.firstElementChild;
  const other = `<hearth-part name="list:panel"><hearth-island name="panel" props='{"a":1}'>neu</hearth-island></hearth-part>`;
  answerWith(page(other));
  await swapPage("/a", { region: "list", history: "replace" });
  expect(part("list:panel")?.firstElementChild).toBe(running);
  expect(running?.getAttribute("props")).toBe('{"a":1}');
  running?.removeAttribute("ready");
  await swapPage("/b", { region: "list", history: "replace" });
  expect(part("list:panel")?.textContent).toBe("neu");
});

it("lets the newest question win", async () => {
  const slow = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (url: string) =>
    url === "/slow" ? slow.promise : Promise.resolve(new Response(page(`<hearth-part name="list">`))),
  );
  const first = swapPage("/slow", { region: "list", history: "push" });
  expect(await swapPage("/fast", { region: "list", history: "push" })).toBe(true);
  slow.resolve(new Response(page(`<hearth-part name="list">`)));
  expect(await first).toBe(false);
  expect(location.pathname).toBe("/fast");
});

it("loads the page where the parts cannot be had", async () => {
  const load = vi.spyOn(location, "assign").mockImplementation(() => {});
  answerWith(page("nichts"));
  const answered = vi.fn<(isShown: boolean) => void>();
  void swapPage("/x", { region: "list", history: "push" }).then(answered);
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith("/x"));
  expect(answered).not.toHaveBeenCalled();
  load.mockRestore();
});

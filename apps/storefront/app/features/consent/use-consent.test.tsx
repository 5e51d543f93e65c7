import { Profiler } from "react";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { consentCookieOf, consentOf } from "./consent-choice.ts";
import { consentStore, saveConsent } from "./consent-store.ts";
import { useConsent } from "./use-consent.ts";

const onRender = vi.fn<() => void>();

function Reader() {
  return useConsent().join();
}

const shown = (
  <Profiler id="reader" onRender={onRender}>
    <Reader />
  </Profiler>
);

beforeEach(() => {
  onRender.mockClear();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  document.cookie = "hearth-consent=; Path=/; Max-Age=-1";
});
afterEach(() => {
  act(() => consentStore.setState(consentStore.getInitialState(), true));
  vi.unstubAllGlobals();
});

it("renders nothing again when the cookie tells nothing new", () => {
  render(shown);
  expect(consentStore.getState().hasChosen).toBe(false);
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => saveConsent([]));
  expect(onRender).toHaveBeenCalledTimes(1);
});

it("renders again when something else is allowed", () => {
  const { container } = render(shown);
  act(() => saveConsent(["media"]));
  expect(container.textContent).toBe("media");
});

it.each([
  ["is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
  [
    "is shown again by the browser",
    () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
  ],
])("a page that %s knows what was chosen elsewhere", (_how, happens) => {
  saveConsent(["media"]);
  const { container } = render(shown);
  expect(container.textContent).toBe("media");
  document.cookie = consentCookieOf(consentOf([], new Date(), { receivers: "", edition: 0 }), false);
  act(() => void happens());
  expect(container.textContent).toBe("");
});

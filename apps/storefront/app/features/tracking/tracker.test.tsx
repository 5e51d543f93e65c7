import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { consentStore, saveConsent } from "../consent/public-islands.ts";
import { Tracked } from "./tracked.island.tsx";
import { Tracker } from "./tracker.island.tsx";
import { report, takeReported } from "./tracking-store.ts";
import { pump } from "./tracking.fixture.ts";

const { allow, startTagManager } = vi.hoisted(() => {
  const allowed = vi.fn<(groups: readonly string[]) => void>();
  const start = vi.fn<() => object>(() => ({ allow: allowed, stop: () => {} }));
  return { allow: allowed, startTagManager: start };
});
vi.mock("./tag-manager.ts", () => ({ startTagManager }));

const page = { containerUrl: "https://tags.example/container.js", type: "home", path: "/", address: "/" };

beforeEach(() => {
  // What other files of tests have left: they share the modules.
  takeReported();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  document.cookie = "hearth-consent=; Path=/; Max-Age=-1";
});
afterEach(() => {
  act(() => consentStore.setState(consentStore.getInitialState(), true));
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it("says that the page was seen, again when the browser shows it again [42]", async () => {
  await hydrates(<Tracker {...page} />);
  expect(takeReported()).toEqual([{ kind: "page", type: "home", path: "/" }]);
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(takeReported()).toHaveLength(1);
});

it("asks for the tag manager when somebody agrees, not before", async () => {
  await hydrates(<Tracker {...page} />);
  expect(startTagManager).not.toHaveBeenCalled();
  act(() => saveConsent(["media"]));
  expect(startTagManager).not.toHaveBeenCalled();
  act(() => saveConsent(["statistics"]));
  await vi.waitFor(() => expect(startTagManager).toHaveBeenCalledTimes(1));
  act(() => saveConsent([]));
  await vi.waitFor(() => expect(allow).toHaveBeenLastCalledWith([]));
});

it("asks for it at once where somebody has agreed before", async () => {
  saveConsent(["marketing"]);
  await hydrates(<Tracker {...page} />);
  await vi.waitFor(() => expect(allow).toHaveBeenCalledWith(["marketing"]));
});

it("allows nothing that was taken back while the tag manager was on its way", async () => {
  await hydrates(<Tracker {...page} />);
  act(() => saveConsent(["statistics"]));
  act(() => saveConsent([]));
  await vi.waitFor(() => expect(allow).toHaveBeenCalledTimes(2));
  expect(allow.mock.calls).toEqual([[[]], [[]]]);
});

it("asks for the tag manager again with the next choice when it could not be loaded", async () => {
  startTagManager.mockImplementationOnce(() => {
    throw new Error("the file did not come");
  });
  await hydrates(<Tracker {...page} />);
  act(() => saveConsent(["statistics"]));
  await vi.waitFor(() => expect(startTagManager).toHaveBeenCalledTimes(1));
  await act(async () => saveConsent(["statistics", "marketing"]));
  await vi.waitFor(() => expect(allow).toHaveBeenCalledWith(["statistics", "marketing"]));
});

it("drops what is done under a refusal: a later yes does not tell it", async () => {
  await hydrates(<Tracker {...page} />);
  report({ kind: "product", item: pump });
  act(() => saveConsent(["media"]));
  expect(takeReported()).toEqual([]);
  report({ kind: "product", item: pump });
  expect(takeReported()).toEqual([]);
  act(() => saveConsent(["statistics"]));
  report({ kind: "product", item: pump });
  expect(takeReported()).toHaveLength(1);
});

it("tells what the server showed", async () => {
  await hydrates(<Tracked event={{ kind: "product", item: pump }} />);
  expect(takeReported()).toEqual([{ kind: "product", item: pump }]);
});

import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { toastStore } from "../../ui/message/toast-store.ts";
import { toggleItem } from "./toggle-item.ts";
import { MOST_ITEMS } from "./wishlist-rules.ts";

const language = await loadLanguage("de-DE");
const pump = { id: "1".repeat(32), name: "Pumpe" };

beforeEach(() => localStorage.clear());
afterEach(() => act(() => toastStore.setState(toastStore.getInitialState())));

async function toggle(isOn: boolean) {
  await act(() => toggleItem(pump, isOn, language));
  return toastStore.getState().toasts.at(-1);
}

it("tells an addition as a success and a removal as an error, in neutral words [324, 325, 342]", async () => {
  expect(await toggle(false)).toMatchObject({
    type: "success",
    kind: "notification",
    message: language.t("wishlist.added", { name: "Pumpe" }),
  });
  expect(localStorage.getItem("wishlist")).toContain(pump.id);
  expect(await toggle(true)).toMatchObject({
    type: "danger",
    kind: "notification",
    message: language.t("wishlist.removed", { name: "Pumpe" }),
  });
  expect(localStorage.getItem("wishlist") ?? "").not.toContain(pump.id);
});

it("says what cannot be added and why, for five seconds [323]", async () => {
  const ids = Array.from({ length: MOST_ITEMS }, (_, index) => index.toString(16).padStart(32, "0"));
  localStorage.setItem("wishlist", JSON.stringify(ids));
  const toast = await toggle(false);
  expect(toast).toMatchObject({
    type: "danger",
    message: language.t("wishlist.cannotAdd", { name: "Pumpe", detail: language.t("wishlist.full") }),
  });
  // Those that are no notifications leave after 5000 ms: ui/message/notice-timing.test.ts.
  expect(toast?.kind).toBeUndefined();
});

import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrates } from "../../islands/hydrates.fixture.tsx";
import { createAreaLanguage } from "../../platform/language/area-language.ts";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { consentStore, saveConsent } from "../consent/public-islands.ts";
import { VideoPlayer } from "./video-player.island.tsx";

const language = await createAreaLanguage("de-DE").load(["video"]);
const player = (
  <VideoPlayer
    video={{
      provider: "youtube",
      id: "abcdefghijk",
      title: "Einbau",
      embedUrl: "about:blank",
      watchUrl: "https://www.youtube.com/watch?v=abcdefghijk",
    }}
    preview={<img src="/image/preview.jpg" alt="" />}
    privacyPath="/datenschutz"
  />
);

function showPlayer() {
  render(<LanguageProvider language={language}>{player}</LanguageProvider>);
}

const play = () => screen.queryByRole("button", { name: "Video abspielen: Einbau" });
const remember = () => screen.queryByRole("checkbox", { name: language.t("video.remember") });
const frame = () => screen.queryByTitle("Einbau");

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  saveConsent([]);
});
afterEach(() => {
  act(() => consentStore.setState({ groups: [] }));
  vi.unstubAllGlobals();
});

it("loads the provider's player after the click only, and for this once", async () => {
  showPlayer();
  expect(frame()).toBeNull();
  await userEvent.click(play()!);
  expect(frame()?.getAttribute("src")).toBe("about:blank");
  expect(frame()?.getAttribute("sandbox")).toContain("allow-scripts");
  expect(play()).toBeNull();
  expect(remember()).toBeNull();
  expect(consentStore.getState().groups).toEqual([]);
});

it("keeps the consent when the box was ticked", async () => {
  showPlayer();
  await userEvent.click(remember()!);
  await userEvent.click(play()!);
  expect(consentStore.getState().groups).toEqual(["media"]);
  expect(frame()).toBeTruthy();
});

it("asks no more where media are allowed, and ends when that is taken back", async () => {
  saveConsent(["media"]);
  showPlayer();
  expect(remember()).toBeNull();
  await userEvent.click(play()!);
  act(() => saveConsent([]));
  expect(frame()).toBeNull();
  expect(play()).toBeTruthy();
  expect(remember()).toBeTruthy();
});

it("ends when media are refused after a click for this once", async () => {
  showPlayer();
  await userEvent.click(play()!);
  expect(frame()).toBeTruthy();
  act(() => saveConsent([]));
  expect(frame()).toBeNull();
});

it("hydrates without a word", async () => {
  await hydrates(player);
  expect(play()).toBeTruthy();
});

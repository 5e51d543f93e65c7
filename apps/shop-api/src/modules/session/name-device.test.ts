import { expect, it } from "vitest";
import { nameDevice } from "./name-device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const chrome = (more = "") =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36${more}`;

it.each([
  [chrome(), "Chrome", "Windows"],
  [chrome(" Edg/131.0.0.0"), "Edge", "Windows"],
  [chrome(" OPR/116.0.0.0"), "Opera", "Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "ChromeOS"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
  [undefined, null, null],
  ["<script>alert(1)</script>", null, null],
])("%s", (agent, browser, system) => {
  expect(nameDevice(agent)).toEqual({ browser, system });
});

it("looks at no more than a browser would send", () => {
  expect(nameDevice(`${" ".repeat(100_000)}Firefox/133.0`)).toEqual({ browser: null, system: null });
});

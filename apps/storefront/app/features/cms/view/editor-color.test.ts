import { expect, it } from "vitest";
import { editorColor } from "./editor-color.ts";

it.each([
  ["#f6f4f0", "#f6f4f0", false],
  ["#FFF", "#ffffff", false],
  [" #0a3b3f ", "#0a3b3f", true],
  ["rgb(10, 59, 63)", "#0a3b3f", true],
  ["rgb(250 248 245)", "#faf8f5", false],
  ["rgba(250,248,245,1)", "#faf8f5", false],
])("reads %j as %s [161]", (value, hex, isDark) => {
  expect(editorColor(value)).toEqual({ hex, isDark });
});

it.each([
  null,
  undefined,
  "",
  "red",
  "rgba(0,0,0,0.5)",
  "rgb(256,0,0)",
  "#12345",
  "url(https://x.example)",
  '#fff" onload="x',
  "#fff;position:fixed",
])("has no background for %j", (value) => {
  expect(editorColor(value)).toBeNull();
});

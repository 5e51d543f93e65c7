import { expect, it } from "vitest";
import { certificates, safetyData, shippingWay, videos } from "./extra-data.ts";

const video = { provider: "vimeo", id: "76979871", title: "Montage", previewUrl: "/media/a.svg" };

it.each([
  ["a known provider", video, 1],
  ["an unknown provider", { ...video, provider: "tape" }, 0],
  ["no preview", { ...video, previewUrl: undefined }, 1],
  ["no id", { ...video, id: "" }, 0],
])("reads a video with %s", (_name, entry, count) => {
  expect(videos({ videos: [entry] })).toHaveLength(count);
});

it("reads certificates that have a name", () => {
  expect(certificates({ certificates: [{ name: "CE", text: "x" }, { text: "y" }] })).toEqual([
    { name: "CE", text: "x", mediaUrl: null },
  ]);
});

it.each([
  ["parcel", "parcel"],
  ["freight", "freight"],
  ["pigeon", null],
])("knows the shipping way %s [129]", (shippingMethod, expected) => {
  expect(shippingWay({ shippingMethod })).toBe(expected);
});

it("says about data only what a connected product makes", () => {
  expect(safetyData({ dataInfo: "x" }, null).dataInfo).toBeNull();
  expect(safetyData({ connected: true, dataInfo: "x" }, null).dataInfo).toBe("x");
});

it.each([
  ["its own", { weee: "DE 1", electric: true }, "DE 1"],
  ["its own without more", { weee: "DE 1" }, "DE 1"],
  ["the manufacturer's when it is electric", { electric: true }, "DE 2"],
  ["none when it is not", {}, null],
  ["none when it says so", { electric: false }, null],
])("a product shows as WEEE number %s [130]", (_name, fields, expected) => {
  expect(safetyData(fields, { weee: "DE 2" }).weee).toBe(expected);
});

import { expect, it } from "vitest";
import { ProtocolFailure } from "../protocol/protocol-failure.ts";
import { MAX_IMAGE_BYTES, readImage } from "./read-image.ts";

it.each([
  "aGVsbG8=",
  "aGVsbG8",
  "data:image/png;base64,aGVsbG8=",
  "data:image/svg+xml;charset=utf-8;base64,aGVsbG8=",
])("reads %s", (image) => {
  expect(readImage({ image }).toString()).toBe("hello");
});

const codeOf = (body: unknown) => {
  try {
    readImage(body);
    return "nothing";
  } catch (error) {
    return error instanceof ProtocolFailure ? error.code : "not ours";
  }
};

it.each([
  undefined,
  null,
  "aGVsbG8=",
  [],
  {},
  { image: 7 },
  { image: "" },
  { image: " " },
  { image: "data:image/png;base64," },
  { image: "data:text/html;base64,aGVsbG8=" },
  { image: "https://shop.example/x.png" },
  { image: "a" },
  { image: "aGVsb-8=" },
])("refuses %j", (body) => {
  expect(codeOf(body)).toBe("invalid_image");
});

it("refuses what is too large", () => {
  const image = (length: number) => ({ image: Buffer.alloc(length).toString("base64") });
  expect(codeOf(image(MAX_IMAGE_BYTES))).toBe("nothing");
  expect(codeOf(image(MAX_IMAGE_BYTES + 1))).toBe("too_large");
});

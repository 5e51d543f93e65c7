import { expect, it, vi } from "vitest";
import { lookData } from "./look.ts";
import type { Styled } from "./look.ts";

const plain: Styled = {
  backgroundColor: null,
  backgroundMedia: null,
  backgroundMediaMode: null,
  cssClass: null,
  visibility: null,
};
const media = (url: string) =>
  ({
    url,
    translated: { alt: "Dach", title: null },
    metaData: { width: 1200, height: 800 },
    thumbnails: [],
  }) as unknown as NonNullable<Styled["backgroundMedia"]>;

it("is nothing special by default", () => {
  expect(lookData(plain, () => undefined)).toEqual({
    classes: "",
    color: null,
    isDark: false,
    picture: null,
    pictureMode: "cover",
  });
});

it.each([
  [{ mobile: false, tablet: true, desktop: true }, "max-md:hidden"],
  [{ mobile: true, tablet: false, desktop: true }, "md:max-lg:hidden"],
  [{ mobile: true, tablet: true, desktop: false }, "lg:hidden"],
  [{ mobile: true, tablet: true, desktop: true }, ""],
])("shows %j by %j [161]", (visibility, classes) => {
  expect(lookData({ ...plain, visibility }, () => undefined).classes).toBe(classes);
});

it("takes names as classes and nothing else [161]", () => {
  const cssClass = 'usp  teaser_2 a"b <x> 2x hover:bg-red [&_a]:x';
  expect(lookData({ ...plain, cssClass }, () => undefined).classes).toBe("usp teaser_2");
});

it("shows a background as decoration, in the wanted mode [161]", () => {
  const look = lookData(
    { ...plain, backgroundMedia: media("/media/dach.jpg"), backgroundMediaMode: "contain" },
    () => undefined,
  );
  expect(look).toMatchObject({ picture: { alt: "" }, pictureMode: "contain" });
});

it.each([
  [1001, "Url is too long"],
  [2084, "URL Input too long"],
])("leaves out a background whose address has %i characters [229]", (length, reason) => {
  const refused = vi.fn<(reason: string) => void>();
  const url = `/media/${"x".repeat(length - 11)}.jpg`;
  expect(lookData({ ...plain, backgroundMedia: media(url) }, refused).picture).toBeNull();
  expect(refused).toHaveBeenCalledWith(reason);
});

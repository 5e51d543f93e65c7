import fc from "fast-check";
import { expect, it } from "vitest";
import { hasImageRoute, imageUrl, parseImageUrl } from "./image-url.ts";
import { pictureWidths } from "./picture-sizes.ts";

it.each([
  ["/image/640/media/pump-d6b429f58383.svg", "/media/pump-d6b429f58383.svg", true],
  ["/image/96/media/pump.jpg", "/media/pump.jpg", false],
  ["/image/96/media/pump.jpg?ts=1700000000", "/media/pump.jpg?ts=1700000000", true],
  ["/image/96/media/ab/cd/1700000000/pump.PNG", "/media/ab/cd/1700000000/pump.PNG", true],
  ["/image/96/media/W%C3%A4rme%20pumpe.webp", "/media/W%C3%A4rme%20pumpe.webp", false],
])("%s is %s (versioned: %s)", (target, source, isVersioned) => {
  expect(parseImageUrl(target)).toMatchObject({ source, isVersioned });
});

it.each([
  "/image/641/media/a.png",
  "/image/0640/media/a.png",
  "/image/1e3/media/a.png",
  "/image/-96/media/a.png",
  "/image/99999/media/a.png",
  "/image/96/store-api/product",
  "/image/96/media/",
  "/image/96/media/a.pdf",
  "/image/96/media/a.gif",
  "/image/96/media/../store-api/a.png",
  "/image/96/media/..%2fstore-api%2fa.png",
  "/image/96/media/%2e%2e/a.png",
  "/image/96/media/%252e%252e/a.png",
  "/image/96/media/a%5C..%5Cb.png",
  "/image/96/media//evil.example/a.png",
  "/image/96/media/.hidden.png",
  "/image/96/media/a%00.png",
  "/image/96/media/%E0%A4%A.png",
  "/image/96/media/a%3Fb=c.pdf",
  "/image/96/media/a.png?ts=1&url=http://evil.example",
  "/image/96/media/a.png?url=http://evil.example/a.png",
  "/image/96/media/a.png?",
  "/image/96//evil.example/media/a.png",
  "/image/96/http://evil.example/media/a.png",
  "/image/96/media/@evil.example:80/../a.png",
  "http://evil.example/image/96/media/a.png",
  `/image/96/media/${"a".repeat(2083)}.png`,
])("%s is refused", (target) => {
  expect(parseImageUrl(target)).toBeNull();
});

it("never leads out of the media folder or to another host, whatever is asked", () => {
  const part = fc.constantFrom(
    "..",
    ".",
    "%2e",
    "%2f",
    "%5c",
    "/",
    "\\",
    "//",
    "@",
    ":",
    "evil.example",
    "a",
    "?",
    "#",
    "%",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const parsed = parseImageUrl(`/image/96/media/${parts.join("")}.png`);
      if (!parsed) return;
      const asked = new URL(parsed.source, "http://shop.example");
      expect(asked.origin).toBe("http://shop.example");
      expect(asked.pathname).toMatch(/^\/media\//);
      expect(asked.pathname + asked.search).toBe(parsed.source);
    }),
  );
});

it("asks for what the page named, at every width", () => {
  for (const width of pictureWidths)
    expect(parseImageUrl(imageUrl("/media/a.png?ts=5", width))).toMatchObject({
      width,
      source: "/media/a.png?ts=5",
    });
});

it.each([
  ["/media/a.svg", true],
  ["/media/a.gif", false],
  ["/media/a.png?width=5", false],
  ["/media/a b.png", false],
  ["https://cdn.example/media/a.png", false],
  ["//cdn.example/media/a.png", false],
  ["data:image/png;base64,AAAA", false],
])("%s goes through the route: %s", (source, expected) => {
  expect(hasImageRoute(source)).toBe(expected);
});

import type { Attributes } from "sanitize-html";
import { pictureData } from "../../media/public.ts";
import { createHtmlCleaner } from "./clean-html.server.ts";
import type { HeadingLevels } from "../view/heading-levels.ts";

const cleanWithPictures = createHtmlCleaner({
  attributes: ["srcset", "sizes", "loading"],
  rewrite: sizedPicture,
});

/** Editors' HTML as the page shows it: cleaned, headings without gaps, pictures in the sizes of the image route. */
export function richText(html: string, headings: HeadingLevels): string {
  return headings.level(cleanWithPictures(html));
}

function sizedPicture({
  src: url,
  alt = "",
  width: givenWidth,
  height: givenHeight,
}: Attributes): Attributes {
  if (!url) return {};
  const width = size(givenWidth);
  const height = size(givenHeight);
  const picture = pictureData(
    {
      url,
      translated: { alt, title: null },
      metaData: width && height ? { width, height } : null,
      thumbnails: [],
    },
    { alt: "", narrowest: 320, widest: 1280 },
  );
  return {
    src: picture?.url ?? url,
    ...(picture?.srcSet && { srcset: picture.srcSet, sizes: "(min-width: 48rem) 42rem, 100vw" }),
    ...(width && height && { width: String(width), height: String(height) }),
    alt,
    loading: "lazy",
  };
}

function size(value: string | undefined): number | null {
  return value && /^\d{1,4}$/.test(value) ? Number(value) : null;
}

import { createHtmlCleaner } from "@hearth/service/markup";
import { pictureData } from "../../media/public.ts";
import type { HeadingLevels } from "../view/heading-levels.ts";

const cleanWithPictures = createHtmlCleaner(sizedPicture);

/** Editors' HTML as the page shows it: cleaned, headings without gaps, pictures in the sizes of the image route. */
export function richText(html: string, headings: HeadingLevels): string {
  return headings.level(cleanWithPictures(html));
}

function sizedPicture(given: Readonly<Record<string, string>>): Record<string, string> {
  const { src: url = "", alt = "" } = given;
  const width = Number(given["width"] ?? 0);
  const height = Number(given["height"] ?? 0);
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

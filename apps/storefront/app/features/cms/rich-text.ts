import { pictureData } from "../media/public.ts";
import { cleanHtml } from "./clean-html.ts";
import type { HeadingLevels } from "./heading-levels.ts";

/** Editors' HTML as the page shows it: cleaned, headings without gaps, pictures in the sizes of the image route. */
export function richText(html: string, headings: HeadingLevels): string {
  return withPictureSizes(headings.level(cleanHtml(html)));
}

/** Only for cleaned HTML: there every attribute is written `name="value"` and no value holds a quote. */
function withPictureSizes(html: string): string {
  return html.replace(/<img( [^<>]*|(?: [a-z]+="[^"]*")*)>/g, (tag, attributes: string) => {
    const given = new Map(
      [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const url = given.get("src");
    if (!url) return "";
    const width = size(given.get("width"));
    const height = size(given.get("height"));
    const picture = pictureData(
      {
        url,
        translated: { alt: given.get("alt") ?? "", title: null },
        metaData: width && height ? { width, height } : null,
        thumbnails: [],
      },
      { alt: "", narrowest: 320, widest: 1200 },
    );
    if (!picture?.srcSet) return tag.replace(/>$/, ' loading="lazy">');
    const measures = width && height ? ` width="${width}" height="${height}"` : "";
    return (
      `<img src="${picture.url}" srcset="${picture.srcSet}" sizes="(min-width: 48rem) 42rem, 100vw"` +
      `${measures} alt="${picture.alt}" loading="lazy">`
    );
  });
}

function size(value: string | undefined): number | null {
  return value && /^\d{1,4}$/.test(value) ? Number(value) : null;
}

import { expect, it } from "vitest";
import { cleanHtml } from "@hearth/service/markup";
import { changedByWriting, hostileText, unlistedInMany, unlistedMarkup } from "@hearth/service/markup-proof";
import { createHeadingLevels } from "../view/heading-levels.ts";
import { richText } from "./rich-text.server.ts";

/** `npm run prove:markup` tries ten million; `MARKUP_FIRST` goes on where a run was stopped. */
const inputs = Number(process.env["MARKUP_INPUTS"] ?? 20_000);
const start = Number(process.env["MARKUP_FIRST"] ?? 0);
const blockSize = 100_000;
const atOnce = 50;

const blocks = Array.from(
  { length: Math.ceil((inputs - start) / blockSize) },
  (_, at) => start + at * blockSize,
);

it.each(blocks)(
  "shows hostile texts from number %i on as every browser reads them",
  { timeout: 0 },
  (first) => {
    const faults: string[] = [];
    for (let number = first; number < Math.min(first + blockSize, inputs); number += atOnce) {
      const texts = Array.from({ length: atOnce }, (_, at) => hostileText(number + at));
      if (findFaults(...texts).length === 0) continue;
      const alone = texts.flatMap((text) =>
        findFaults(text).map((fault) => `${JSON.stringify(text)}: ${fault}`),
      );
      faults.push(...(alone.length > 0 ? alone : [`only together: ${JSON.stringify(texts)}`]));
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);

/** What is wrong with the way these texts are shown; nothing, if nothing is. Many at once are quicker, one alone is easier to read. */
function findFaults(...texts: string[]): string[] {
  const cleaned = texts.map(cleanHtml);
  const shown = texts.map((text) => richText(text, createHeadingLevels()));
  const written = cleaned.flatMap((html, at) => (html === shown[at] ? [html] : [html, shown[at] ?? ""]));
  return [
    ...(texts.length === 1 ? written.flatMap(unlistedMarkup) : unlistedInMany(written)),
    ...changedByWriting(written.join("<hr>")),
    ...cleaned.filter((html) => cleanHtml(html) !== html).map((html) => `${html} changes when cleaned again`),
    // Later steps look for headings in the text, so each angle bracket must belong to a tag, in values too.
    ...shown.filter((html) => !wellFormed.test(html)).map((html) => `${html} has a stray angle bracket`),
  ];
}

const wellFormed = /^(?:[^<>]|<\/?[a-z][a-z0-9]*(?: [a-z]+="[^"<>]*")*>)*$/;

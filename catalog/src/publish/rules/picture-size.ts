import type { Rule } from "../rule.ts";

const LARGEST = 1600;

/** No page shows more than 1600 pixels; more would only make the catalogue heavy. */
export const pictureSizeRule: Rule = {
  name: "picture-size",
  check: ({ catalogue, pictures }) => ({
    checked: pictures.size,
    faults: [...pictures]
      .filter(([, { isVector, width, height }]) => !isVector && Math.max(width, height) > LARGEST)
      .map(([file]) => ({
        entry: catalogue.altTexts,
        path: [file],
        message: `the picture is larger than ${LARGEST} pixels`,
      })),
  }),
};

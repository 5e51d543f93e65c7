import { carouselPerView } from "./carousel-rules.ts";

type Count = 1 | 2 | 3 | 4 | 5 | 6;

export interface PerView {
  base?: Count;
  md?: Count;
  lg?: Count;
}

/** The classes that say how many items are seen at once. */
export function perViewClass(perView: PerView | undefined): string {
  const { base, md, lg } = { ...carouselPerView, ...perView };
  return `${classes.base[base]} ${classes.md[md]} ${classes.lg[lg]}`;
}

// Written out, because the style sheet holds only classes it finds in full.
const classes = {
  base: {
    1: "[--per-view:1]",
    2: "[--per-view:2]",
    3: "[--per-view:3]",
    4: "[--per-view:4]",
    5: "[--per-view:5]",
    6: "[--per-view:6]",
  },
  md: {
    1: "md:[--per-view:1]",
    2: "md:[--per-view:2]",
    3: "md:[--per-view:3]",
    4: "md:[--per-view:4]",
    5: "md:[--per-view:5]",
    6: "md:[--per-view:6]",
  },
  lg: {
    1: "lg:[--per-view:1]",
    2: "lg:[--per-view:2]",
    3: "lg:[--per-view:3]",
    4: "lg:[--per-view:4]",
    5: "lg:[--per-view:5]",
    6: "lg:[--per-view:6]",
  },
} as const;

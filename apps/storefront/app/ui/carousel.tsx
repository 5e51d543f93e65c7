import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { carouselPerView } from "./carousel-rules.ts";

type PerView = 1 | 2 | 3 | 4 | 5 | 6;

type Props = {
  /** Names the strip for assistive technology. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  labels: { previous: string; next: string; pause: string; play: string };
  /** Items seen at once below 768 px, from 768 px and from 1024 px. */
  perView?: { base?: PerView; md?: PerView; lg?: PerView };
  /** Moves by itself every 5 seconds, unless the visitor wants less motion. */
  autoplay?: boolean;
  className?: string;
};

/** Moves by hand as it is; carousel.client.ts adds what the buttons do. */
export function Carousel({ label, items, labels, perView, autoplay = false, className = "" }: Props) {
  const { base, md, lg } = { ...carouselPerView, ...perView };
  return (
    <section
      className={`carousel ${perViewClasses.base[base]} ${perViewClasses.md[md]} ${perViewClasses.lg[lg]} ${className}`}
      aria-label={label}
      data-carousel={autoplay ? "autoplay" : ""}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it, also where no item takes the focus */}
      <ul className="carousel-track" data-carousel-track tabIndex={0} aria-label={label}>
        {items.map(({ key, content }) => (
          <li key={key} className="carousel-item">
            {content}
          </li>
        ))}
      </ul>
      <div className="carousel-controls">
        {autoplay ? (
          <IconButton
            type="button"
            icon="player-pause"
            label={labels.pause}
            data-carousel-pause
            data-play-label={labels.play}
            data-pause-label={labels.pause}
          />
        ) : null}
        <IconButton
          type="button"
          look="secondary"
          icon="chevron-left"
          label={labels.previous}
          data-carousel-step="previous"
        />
        <IconButton
          type="button"
          look="secondary"
          icon="chevron-right"
          label={labels.next}
          data-carousel-step="next"
        />
      </div>
    </section>
  );
}

// Written out, because the style sheet holds only classes it finds in full.
const perViewClasses = {
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

import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { island } from "../../islands/island.tsx";
import { IconButton } from "../base/button.tsx";
import { perViewClass } from "./carousel-per-view.ts";
import type { PerView } from "./carousel-per-view.ts";
import { autoplayPosition, isAtEnd, isAtStart, nextPosition } from "./carousel-rules.ts";
import type { Strip } from "./carousel-rules.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useGlide } from "./use-glide.ts";

interface Props {
  /** Names the strip for assistive technology. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  labels: { previous: string; next: string; pause: string; play: string };
  /** Items seen at once below 768 px, from 768 px and from 1024 px. */
  perView?: PerView;
  /** Moves by itself every 5 seconds, unless the visitor wants less motion. */
  autoplay?: boolean;
  className?: string;
}

/** Which ends of the strip are reached; nobody knows before it was measured. */
interface Ends {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** A strip that moves by hand as it is. The script adds what the buttons do. */
export const Carousel = island(
  { name: "carousel", when: "visible" },
  function Carousel({ label, items, labels, perView, autoplay = false, className = "" }: Props) {
    const section = useRef<HTMLElement>(null);
    const track = useRef<HTMLUListElement>(null);
    const [ends, setEnds] = useState<Ends>({ isAtStart: false, isAtEnd: false });
    const [isPaused, setPaused] = useState(false);
    const { isGliding, glideTo } = useGlide(track);
    const isStill = ends.isAtStart && ends.isAtEnd;

    function measure(): void {
      const strip = stripOf(track.current);
      if (!strip) return;
      const [atStart, atEnd] = [isAtStart(strip), isAtEnd(strip)];
      setEnds((known) =>
        known.isAtStart === atStart && known.isAtEnd === atEnd
          ? known
          : { isAtStart: atStart, isAtEnd: atEnd },
      );
    }

    function move(nextPlace: (strip: Strip) => number): void {
      const strip = stripOf(track.current);
      if (strip) glideTo(nextPlace(strip));
    }

    useEffect(() => {
      const observer = new ResizeObserver(measure);
      if (track.current) observer.observe(track.current);
      return () => observer.disconnect();
    }, []);
    useAutoplay(section, { isOn: autoplay && !isPaused, advance: () => move(autoplayPosition) });

    const states = `${isGliding ? "carousel-gliding" : ""} ${isStill ? "carousel-still" : ""}`;
    return (
      <section
        ref={section}
        className={`carousel ${perViewClass(perView)} ${states} ${className}`}
        aria-label={label}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it, also where no item takes the focus */}
        <ul ref={track} className="carousel-track" tabIndex={0} aria-label={label} onScroll={measure}>
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
              icon={isPaused ? "player-play" : "player-pause"}
              label={isPaused ? labels.play : labels.pause}
              className="carousel-pause"
              onClick={() => setPaused(!isPaused)}
            />
          ) : null}
          {/* Not `disabled`: a button that has the focus must not lose it at the end of the strip. */}
          <IconButton
            type="button"
            look="secondary"
            icon="chevron-left"
            label={labels.previous}
            className="carousel-step"
            aria-disabled={ends.isAtStart}
            onClick={() => move((strip) => nextPosition(strip, "previous"))}
          />
          <IconButton
            type="button"
            look="secondary"
            icon="chevron-right"
            label={labels.next}
            className="carousel-step"
            aria-disabled={ends.isAtEnd}
            onClick={() => move((strip) => nextPosition(strip, "next"))}
          />
        </div>
      </section>
    );
  },
);

function stripOf(track: HTMLElement | null): Strip | null {
  if (!track) return null;
  const gapWidth = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const width = track.firstElementChild?.getBoundingClientRect().width ?? track.clientWidth;
  return {
    scrollLeft: track.scrollLeft,
    viewWidth: track.clientWidth,
    fullWidth: track.scrollWidth,
    itemWidth: width + gapWidth,
    gapWidth,
  };
}

import { useRef } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { isPlainClick } from "../../../ui/base/plain-click.ts";
import type { PictureStrip } from "./use-picture-strip.ts";

/** One picture: in the strip, as thumbnail, and where it is found as large as the shop has it. */
export interface ShownPicture {
  largeUrl: string;
  alt: string;
  picture: ReactNode;
  thumb: ReactNode;
}

interface Props {
  strip: PictureStrip;
  pictures: readonly ShownPicture[];
  onOpen: (index: number) => void;
  /** Answers where a key led to. */
  onKey: (event: KeyboardEvent) => number | null;
}

export function GalleryStrip({ strip, pictures, onOpen, onKey }: Props) {
  const { t } = useLanguage();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function open(event: MouseEvent, index: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(index);
  }

  function step(event: KeyboardEvent): void {
    const next = onKey(event);
    if (next !== null) links.current[next]?.focus({ preventScroll: true });
  }

  return (
    <ul
      {...strip}
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-card bg-tint [scrollbar-width:none] motion-reduce:scroll-auto"
    >
      {pictures.map(({ largeUrl, picture }, index) => (
        <li key={largeUrl} id={`picture-${index + 1}`} className="w-full shrink-0 snap-center">
          <a
            ref={(link) => {
              links.current[index] = link;
            }}
            href={largeUrl}
            aria-haspopup="dialog"
            onClick={(event) => open(event, index)}
            onKeyDown={step}
            className="relative block cursor-zoom-in focus-visible:-outline-offset-4"
          >
            {picture}
            <span className="absolute top-3 right-3 grid size-10 place-items-center rounded-full bg-surface text-ink-soft shadow-card">
              <Icon name="zoom-in" size="small" />
              <span className="sr-only">{t("gallery.zoom")}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

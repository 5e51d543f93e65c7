import { useRef } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { isPlainClick } from "../../../ui/base/plain-click.ts";
import type { ShownPicture } from "./gallery-strip.tsx";

interface Props {
  pictures: readonly ShownPicture[];
  /** The picture that is shown. */
  index: number;
  onChoose: (index: number) => void;
  onKey: (event: KeyboardEvent) => number | null;
}

/** Links to the pictures of the strip, for as long as no script runs. */
export function GalleryThumbnails({ pictures, index: shown, onChoose, onKey }: Props) {
  const { t } = useLanguage();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function choose(event: MouseEvent, index: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(index);
  }

  function step(event: KeyboardEvent): void {
    const next = onKey(event);
    if (next !== null) links.current[next]?.focus({ preventScroll: true });
  }

  return (
    <ol className="gallery-thumbs">
      {pictures.map(({ largeUrl, thumb }, index) => (
        <li key={largeUrl} className="shrink-0">
          <a
            ref={(link) => {
              links.current[index] = link;
            }}
            href={`#picture-${index + 1}`}
            onClick={(event) => choose(event, index)}
            onKeyDown={step}
            aria-current={index === shown ? "true" : undefined}
            aria-label={t("gallery.picture", { number: index + 1, total: pictures.length })}
            className="block overflow-hidden rounded-inner border-2 border-transparent bg-tint hover:border-ink-soft aria-[current]:border-brand"
          >
            {thumb}
          </a>
        </li>
      ))}
    </ol>
  );
}

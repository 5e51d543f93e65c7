import { Picture } from "../media/public.ts";
import type { BlockProps } from "./column-block.tsx";

/** A wide picture with its text on a panel; on small screens the text stands below the picture. */
export function HeroBlock({ block, isFirst }: BlockProps) {
  const contents = block.columns.flatMap(({ slots }) => slots.map(({ content }) => content));
  const image = contents.find((content) => content.type === "image");
  const text = contents.find((content) => content.type === "text");
  return (
    <div className="container-page">
      <div className="relative overflow-hidden rounded-card bg-tint">
        {image && (
          <Picture
            picture={image.picture}
            sizes="(min-width: 80rem) 78rem, 100vw"
            isFirst={isFirst}
            className="h-56 w-full object-cover object-right sm:h-72 lg:h-112"
          />
        )}
        {text && (
          <div className="hero-panel">
            <div className="rich-text" dangerouslySetInnerHTML={{ __html: text.html }} />
          </div>
        )}
      </div>
    </div>
  );
}

import { Picture } from "../../media/public.ts";
import type { BackgroundMode, Look } from "./look.ts";

const modeClasses: Record<BackgroundMode, string> = {
  auto: "object-none",
  cover: "object-cover",
  contain: "object-contain",
};

/**
 * What lies behind a section or block. The colour is an attribute of a shape and the picture an element: the security policy
 * refuses styles in the page, and a picture in the page can be lazy and comes in fitting sizes.
 */
export function Background({ look, isFirst = false }: { look: Look; isFirst?: boolean }) {
  if (!look.color && !look.picture) return null;
  return (
    <div aria-hidden="true" className="cms-background">
      {look.color ? (
        <svg className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={look.color} />
        </svg>
      ) : null}
      {look.picture ? (
        <Picture
          picture={look.picture}
          sizes="100vw"
          isFirst={isFirst}
          className={`absolute inset-0 size-full ${modeClasses[look.pictureMode]}`}
        />
      ) : null}
    </div>
  );
}

/** Classes of the element around it. */
export function lookClasses({ classes, isDark, color, picture }: Look): string {
  const filled = color || picture ? "cms-filled" : "";
  return `relative ${filled} ${isDark ? "cms-dark" : ""} ${classes}`.replaceAll(/\s+/g, " ").trim();
}

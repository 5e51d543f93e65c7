import { memo } from "react";
import { ownHtml } from "./own-html.ts";

/**
 * What the shop's own server rendered. Written once: marked HTML is another object each time, and React would write it anew with every
 * render, also under a finger that presses it.
 */
export const RenderedHtml = memo(function RenderedHtml({ html }: { html: string }) {
  return <hearth-slot dangerouslySetInnerHTML={{ __html: ownHtml(html) }} />;
});

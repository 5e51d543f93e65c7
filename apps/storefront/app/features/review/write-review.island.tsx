import { island } from "../../islands/island.tsx";
import { visitorHint } from "../../platform/auth/visitor-hint.ts";
import { useFragment } from "../../platform/browser/use-fragment.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { RenderedHtml } from "../../platform/browser/rendered-html.tsx";

interface Props {
  /** The page that writes reviews; below it lies the visitor's own. */
  href: string;
  labels: { write: string; change: string };
}

/** The way to write a review. Customers see their own one above it, also while nobody else sees it. */
export const WriteReview = island(
  { name: "write-review", when: "visible" },
  function WriteReview({ href, labels }: Props) {
    const own = useFragment(() => (visitorHint(document.cookie) === "customer" ? `${href}/own` : null));
    return (
      <div className="flex flex-col items-start gap-4">
        {own === null ? null : <RenderedHtml html={own} />}
        <ButtonLink href={href} look="secondary" icon="star" rel="nofollow">
          {own === null ? labels.write : labels.change}
        </ButtonLink>
      </div>
    );
  },
);

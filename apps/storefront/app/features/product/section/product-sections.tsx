import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { FoldingSection } from "../../../ui/folding/folding-section.tsx";
import { ReviewList } from "../../review/public.ts";
import { Video } from "../../video/public.ts";
import { DetailsSection } from "./details-section.tsx";
import { DocumentList } from "./document-list.tsx";
import type { ProductPageData } from "../product-data.ts";
import { PropertyTable } from "./property-table.tsx";
import { SafetySection } from "./safety-section.tsx";

interface Section {
  id: string;
  title: string;
  content: ReactNode;
}

/** Everything below the fold, with a list of its parts that stays in sight on wide screens. */
export function ProductSections({ product }: { product: ProductPageData }) {
  const { t } = useLanguage();
  const sections = useSections(product);
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
      <nav aria-label={t("product.sections")} className="hidden self-start lg:sticky lg:top-24 lg:block">
        <ul className="border-l border-line">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-ink-soft hover:border-brand hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col border-t border-line lg:gap-section lg:border-t-0">
        {sections.map(({ id, title, content }, index) => (
          <FoldingSection key={id} id={id} title={title} open={index === 0}>
            {content}
          </FoldingSection>
        ))}
      </div>
    </div>
  );
}

function useSections(product: ProductPageData): Section[] {
  const { t } = useLanguage();
  const { documents, videos, links } = product;
  return [
    { id: "details", title: t("product.detailsTitle"), content: <DetailsSection product={product} /> },
    {
      id: "properties",
      title: t("product.properties"),
      content: <PropertyTable product={product} />,
    },
    documents.length > 0 && {
      id: "downloads",
      title: t("product.downloads"),
      content: <DocumentList documents={documents} />,
    },
    videos.length > 0 && {
      id: "videos",
      title: t("product.videos"),
      content: (
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          {videos.map((video) => (
            <Video
              key={video.id}
              video={video}
              privacyPath={links.privacy}
              sizes="(min-width: 48rem) 26rem, 100vw"
            />
          ))}
        </div>
      ),
    },
    { id: "safety", title: t("product.safety"), content: <SafetySection product={product} /> },
    { id: "reviews", title: t("review.title"), content: <ReviewList reviews={product.reviews} /> },
  ].filter((section) => section !== false);
}

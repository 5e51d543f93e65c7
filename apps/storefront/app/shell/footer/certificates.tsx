import { useCarouselLabels } from "../../platform/language/carousel-labels.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Carousel } from "../../ui/strip/carousel.island.tsx";
import type { Certificate } from "../shell-data.ts";

export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useLanguage();
  const labels = useCarouselLabels();
  const items = certificates.map((certificate) => ({
    key: certificate.name,
    content: <Badge certificate={certificate} />,
  }));
  return (
    <div className="border-t border-line pt-8">
      <h2 className="footer-title">{t("shell.certificates")}</h2>
      <Carousel
        label={t("shell.certificates")}
        items={items}
        labels={labels}
        perView={{ base: 1, md: 2, lg: 4 }}
        autoplay
      />
    </div>
  );
}

function Badge({ certificate: { name, text, mediaUrl, target } }: { certificate: Certificate }) {
  const { href } = useLanguage();
  return (
    <div className="relative flex h-full items-center gap-4 rounded-card border border-line p-4">
      <img
        src={mediaUrl}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className="size-16 shrink-0"
      />
      <p className="min-w-0">
        <span className="block font-semibold">
          {target === null ? (
            name
          ) : (
            <a href={href(target)} className="card-link">
              {name}
            </a>
          )}
        </span>
        <span className="text-sm text-ink-soft">{text}</span>
      </p>
    </div>
  );
}

import { useLanguage } from "../../platform/language/language.tsx";
import type { Banner } from "../shell-data.ts";

/** What the shop has to say to everybody these days. It scrolls away: what sticks below the header knows the header's height only. */
export function BannerStrip({ banner: { text, link, linkText } }: { banner: Banner }) {
  const { t, href } = useLanguage();
  return (
    <section aria-label={t("shell.banner")} className="banner-strip">
      <p className="container-page">
        {text}{" "}
        {link && linkText && (
          <a href={href(link)} className="banner-link">
            {linkText}
          </a>
        )}
      </p>
    </section>
  );
}

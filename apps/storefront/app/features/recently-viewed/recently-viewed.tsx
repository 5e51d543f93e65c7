import { useLanguage } from "../../platform/language/language.tsx";

/** A place near the end of the page; recently-viewed.client.ts fills it, so the page itself is the same for everybody. */
export function RecentlyViewed() {
  const { t, href } = useLanguage();
  return (
    <section
      hidden
      aria-labelledby="recently-viewed"
      data-recently-viewed={href("/fragments/products")}
      className="flex flex-col gap-4"
    >
      <h2 id="recently-viewed" className="section-title">
        {t("product.recentlyViewed")}
      </h2>
    </section>
  );
}

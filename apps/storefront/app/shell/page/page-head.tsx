import { locales } from "@hearth/i18n";
import { useLanguage } from "../../platform/language/language.tsx";
import type { PageLinks } from "../../platform/links/page-links.ts";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";

export type PageHeadData = PageLinks & {
  title: string;
  description: string | null;
  /** Value of the robots tag; null when search engines may do everything. */
  robots: string | null;
  type: "website" | "product";
  /** Absolute; shown where the page is shared. */
  image: string;
};

/** React puts these into the head of the document wherever they are rendered. */
export function PageHead({ head }: { head: PageHeadData }) {
  const { t } = useLanguage();
  const shop = useShopIdentity().name;
  // Search results quote something; better this than a piece of the menu.
  const description = head.description || t("seo.description", { name: head.title, shop });
  return (
    <>
      <PageTitle title={head.title} />
      <meta name="description" content={description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <ShareTags head={head} description={description} />
    </>
  );
}

/** Open Graph. Other networks read it too, but for the size of the picture. */
function ShareTags({ head, description }: { head: PageHeadData; description: string }) {
  const { locale } = useLanguage();
  const shopName = useShopIdentity().name;
  const others = locales.filter(
    (other) => other !== locale && head.alternates.some(({ hreflang }) => hreflang === other),
  );
  return (
    <>
      <meta property="og:type" content={head.type} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={head.title || shopName} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={head.image} />
      <meta property="og:locale" content={ogLocale(locale)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={ogLocale(other)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function ogLocale(locale: string): string {
  return locale.replace("-", "_");
}

export function PageTitle({ title }: { title: string }) {
  const shopName = useShopIdentity().name;
  return <title>{[title, shopName].filter(Boolean).join(" | ")}</title>;
}

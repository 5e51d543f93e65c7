import type { PageLinks } from "../platform/page-links.ts";

export type PageHeadData = PageLinks & { title: string; description: string | null };

/** React puts these into the head of the document wherever they are rendered. */
export function PageHead({ head }: { head: PageHeadData }) {
  return (
    <>
      <PageTitle title={head.title} />
      {head.description && <meta name="description" content={head.description} />}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

const shopName = "Hearth";

export function PageTitle({ title }: { title: string }) {
  return <title>{title === "" ? shopName : `${title} | ${shopName}`}</title>;
}

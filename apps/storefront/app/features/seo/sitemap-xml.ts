import { locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { pageLinks } from "../../platform/links/page-links.ts";

/** One thing with a page, in every language it has one. Paths carry no language prefix. */
export interface SitemapEntry {
  paths: Partial<Record<Locale, string>>;
  lastModified: string | null;
}

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndexXml(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${PROLOG}<sitemapindex ${SITEMAP_NAMESPACE}>\n${rows.join("")}</sitemapindex>\n`;
}

/** Every language of a page is an entry of its own, and each of them names all others and itself. */
export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const rows = entries.flatMap((entry) =>
    locales.flatMap((locale) =>
      entry.paths[locale] === undefined ? [] : [urlRow(entry, locale, publicUrl)],
    ),
  );
  return `${PROLOG}<urlset ${SITEMAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join("")}</urlset>\n`;
}

function urlRow({ paths, lastModified }: SitemapEntry, locale: Locale, publicUrl: string): string {
  const { canonical, alternates } = pageLinks({ publicUrl, locale, paths });
  const changed = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : "";
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  return `<url><loc>${escapeXml(canonical)}</loc>${changed}${links.join("")}</url>\n`;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (found) => escapes[found] ?? found);
}

import type { Scope } from "../context/index.ts";

/** Addresses of the shop in its languages, without a trailing slash: links in mails begin with one of them. */
export function shopUrls({ reference, channel }: Scope): string[] {
  return (reference.domainsByChannel.get(channel.id) ?? []).map(({ url }) => url.replace(/\/+$/, ""));
}

/** The shop in a language, for mails that were not asked for on a page. */
export function shopUrlIn(
  { reference, channel }: Pick<Scope, "reference" | "channel">,
  languageId: string,
): string {
  const domains = reference.domainsByChannel.get(channel.id) ?? [];
  const domain =
    domains.find((each) => each.language_id === languageId) ??
    domains.find((each) => each.language_id === channel.language_id) ??
    domains[0];
  if (!domain) throw new Error("The sales channel has no domain for links in mails");
  return domain.url.replace(/\/+$/, "");
}

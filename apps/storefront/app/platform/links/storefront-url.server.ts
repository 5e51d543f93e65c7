import { localePath } from "@hearth/i18n";
import type { Visit } from "../http/visit.server.ts";

/**
 * The address links in mails begin with. It must be one of the sales channel's; a storefront that is none of them, as on a developer's
 * desk, takes the one of its language.
 */
export async function storefrontUrl({ shop, publicUrl, locale }: Visit): Promise<string> {
  const own = (publicUrl + localePath(locale, "/")).replace(/\/$/, "");
  const { salesChannel, context } = await shop.act("readContext");
  const domains = salesChannel.domains ?? [];
  const [language] = context.languageIdChain;
  const known =
    domains.find(({ url }) => url === own) ?? domains.find(({ languageId }) => languageId === language);
  return known?.url ?? own;
}

import type { Catalogue } from "../format/catalogue.ts";
import { languageChains, textIn } from "../format/languages.ts";
import type { Text } from "../format/words.ts";

/** Reads texts and names of properties in the shop's main language. */
export function mainLanguageReader({ shop, properties }: Catalogue) {
  const { language } = shop.channel;
  const chain = languageChains(shop.languages, language).get(language) ?? [];
  const groups = new Map(properties.map((group) => [group.key, group]));
  const read = (text: Text | undefined) => (text ? textIn(text, chain) : "");
  return {
    read,
    groupName: (group: string) => read(groups.get(group)?.name),
    optionName: (group: string, option: string) =>
      read(groups.get(group)?.options.find(({ key }) => key === option)?.name),
  };
}

export type MainLanguageReader = ReturnType<typeof mainLanguageReader>;

const STOP_WORDS: Record<string, ReadonlySet<string>> = {
  de: words(`aber als am an auch auf aus bei bis das dem den der des die ein eine einem einen einer eines
    es fur im in ist mit nach oder ohne sich sie sind und vom von vor wie wird zu zum zur`),
  en: words("a an and are as at be by for from in is it of on or that the this to with without"),
  pl: words(
    "a albo bez dla do i jest ku lub na nad nie o od oraz po pod przez przy sie ta te to u w we z za ze",
  ),
};

/** Folded words that say nothing about a product, by language code. */
export function stopWordsOf(languageCode: string): ReadonlySet<string> {
  return STOP_WORDS[languageCode] ?? new Set();
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

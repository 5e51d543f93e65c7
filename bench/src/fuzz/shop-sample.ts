/** Things that exist in the shop under test, so that requests get beyond the first check. */
export interface ShopSample {
  ids: readonly string[];
  languageIds: readonly string[];
  words: readonly string[];
  paths: readonly string[];
}

/** Walks through the shop as a visitor would and notes ids, names, numbers and paths. */
export async function sampleShop(url: string, accessKey: string): Promise<ShopSample> {
  const ask = async (path: string, body: object = {}): Promise<unknown> => {
    const answer = await fetch(`${url}/store-api${path}`, {
      method: "POST",
      headers: { "sw-access-key": accessKey, "content-type": "application/json", "sw-include-seo-urls": "1" },
      body: JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`${path} answered ${answer.status}: is this the shop, and the right access key?`);
    return answer.json();
  };
  const languages = (await ask("/language")) as { elements: { id: string }[] };
  const answers = [
    languages,
    await ask("/country"),
    await ask("/currency"),
    await ask("/payment-method"),
    await ask("/navigation/main-navigation/main-navigation", { depth: 3 }),
    await ask("/category/home"),
    await ask("/product", { limit: 30 }),
    await ask("/seo-url", { limit: 50 }),
  ];
  const found = { ids: new Set<string>(), words: new Set<string>(), paths: new Set<string>() };
  for (const answer of answers) collect(answer, found);
  return {
    ids: [...found.ids].slice(0, 2000),
    languageIds: languages.elements.map(({ id }) => id),
    words: [...found.words].slice(0, 500),
    paths: [...found.paths],
  };
}

const wordKeys = ["name", "productNumber", "ean", "iso", "technicalName"];

function collect(
  value: unknown,
  found: { ids: Set<string>; words: Set<string>; paths: Set<string> },
  key = "",
): void {
  if (typeof value === "string") {
    if (/^[0-9a-f]{32}$/.test(value)) found.ids.add(value);
    else if (key === "seoPathInfo") found.paths.add(value);
    else if (wordKeys.includes(key)) found.words.add(value);
  } else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) collect(inner, found, name);
}

import { createHash } from "node:crypto";
import type { IndexEntry, IndexLanguage, IndexMember } from "@hearth/catalog-index";

export const german: IndexLanguage = { id: idOf("de"), locale: "de-DE" };

const kinds =
  `Wärmepumpe Umwälzpumpe Heizkessel Pufferspeicher Wechselrichter Solarmodul Batteriespeicher Heizkörper Kupferrohr
  Kugelhahn Sicherheitsventil Raumthermostat Fußbodenheizung Ausdehnungsgefäß Wärmetauscher Druckminderer Montageschiene
  Solarkabel Rauchgasrohr Warmwasserspeicher`.split(/\s+/);
const series = "Aero Flux Nova Terra Sol Vento Aqua Ignis Volt Polar Alpin Mistral".split(" ");
const MAKERS = 40;
const CATEGORIES = 200;
const GROUPS = 12;
const OPTIONS_IN_GROUP = 20;
/** Articles of a hit: most are single products, families have up to ten. */
const familySizes = [1, 1, 1, 1, 2, 3, 4, 7];
export const articlesPerHit = familySizes.reduce((sum, size) => sum + size, 0) / familySizes.length;

export function idOf(name: string): string {
  return createHash("md5").update(name).digest("hex");
}

export const categoryId = (number: number) => idOf(`category ${number % CATEGORIES}`);
export const optionId = (group: number, option: number) =>
  idOf(`option ${group} ${option % OPTIONS_IN_GROUP}`);
export const kindOf = (number: number) => kinds[number % kinds.length] ?? "";
export const seriesOf = (number: number) => series[number % series.length] ?? "";

/** The same numbers for the same seed; quick rather than good. */
function scatter(number: number): number {
  let mixed = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A catalogue of at least so many articles, always the same. */
export function* largeCatalogue(articles: number): Generator<IndexEntry> {
  let made = 0;
  for (let number = 0; made < articles; number++) {
    const size = familySizes[number % familySizes.length] ?? 1;
    made += size;
    yield hit(number, size);
  }
}

function hit(number: number, size: number): IndexEntry {
  const random = scatter(number);
  const members = Array.from({ length: size }, (_, at) => article(number, at));
  const name = `${kindOf(random)} ${seriesOf(random >>> 5)} ${number % 997}`;
  const category = random % CATEGORIES;
  return {
    productId: size === 1 ? (members[0]?.productId ?? "") : idOf(`family ${number}`),
    familyId: size === 1 ? (members[0]?.productId ?? "") : idOf(`family ${number}`),
    members,
    categoryIds: [idOf("root"), idOf(`shelf ${category % 20}`), categoryId(category)],
    streamIds: [],
    manufacturerId: idOf(`maker ${random % MAKERS}`),
    ratingAverage: random % 3 === 0 ? (random % 41) / 10 + 1 : null,
    ratingScore: random % 3 === 0 ? 3000 + (random % 2000) : null,
    shippingFree: random % 7 === 0,
    sales: random % 10_000,
    prominence: (random % 4) * 1_000_000_000_000 + (random % 10_000),
    releasedAt: new Date(1_700_000_000_000 + number * 1000),
    numbers: size === 1 ? [] : [`F-${number}`],
    texts: [
      {
        language: german,
        name,
        keywords: [],
        body: `${name} für Neubau und Altbau, mit ${kindOf(random >>> 3)} und ${kindOf(random >>> 7)} kombinierbar. Geprüft nach EN ${random % 9000}.`,
        manufacturerName: `Hersteller ${random % MAKERS}`,
        categoryNames: [`${kindOf(category)} Sortiment`],
        optionNames: members.flatMap((_, at) => [`${(number + at) % OPTIONS_IN_GROUP} kW`]),
        memberOptionNames: members.map((_, at) => [`${(number + at) % OPTIONS_IN_GROUP} kW`]),
      },
    ],
  };
}

function article(number: number, at: number): IndexMember {
  const random = scatter(number * 11 + at);
  return {
    productId: idOf(`article ${number} ${at}`),
    numbers: [`HN-${number}-${at}`, String(4_000_000_000_000 + number * 10 + at)],
    options: Array.from({ length: 5 }, (_, group) => ({
      optionId: optionId((random + group) % GROUPS, random >>> group),
      groupId: idOf(`group ${(random + group) % GROUPS}`),
    })),
    priceCents: 500 + (random % 2_000_000),
    available: random % 10 > 0,
  };
}

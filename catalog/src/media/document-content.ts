import type { DocumentKind } from "../format/products.ts";

/** What a document says, before it is laid out. */
export interface DocumentContent {
  title: string;
  productName: string;
  facts: [label: string, value: string][];
  sections: { heading: string; paragraphs: string[]; rows?: [string, string][] }[];
  footer: string;
}

/** What the documents of a product are made from, in the shop's main language. */
export interface DocumentSource {
  name: string;
  number: string;
  ean: string | undefined;
  descriptionHtml: string;
  manufacturer: { name: string; street: string; zip: string; city: string; country: string; email: string };
  properties: [group: string, options: string][];
  labels: { name: string; class: string; from: string; to: string }[];
  variants: { number: string; options: string }[];
  weightKg: number | undefined;
}

/** The documents exist in German only, the main language of the shop. */
export function documentContent(kind: DocumentKind, source: DocumentSource): DocumentContent {
  const { manufacturer } = source;
  const maker = `${manufacturer.name}, ${manufacturer.street}, ${manufacturer.country}-${manufacturer.zip} ${manufacturer.city}`;
  const facts: DocumentContent["facts"] = [
    ["Artikelnummer", source.number],
    ["EAN", source.ean ?? ""],
    ["Hersteller", maker],
    ["Kontakt", manufacturer.email],
  ];
  return {
    title: titles[kind],
    productName: source.name,
    facts: facts.filter(([, value]) => value !== ""),
    sections: sectionsOf[kind](source).filter(
      ({ paragraphs, rows }) => paragraphs.length + (rows?.length ?? 0) > 0,
    ),
    footer: `${source.name} · ${source.number} · ${titles[kind]} · Beispieldokument, aus Katalogdaten erzeugt`,
  };
}

const titles: Record<DocumentKind, string> = {
  "data-sheet": "Produktdatenblatt",
  manual: "Montage- und Bedienungsanleitung",
  "safety-data-sheet": "Sicherheitsdatenblatt",
};

type Sections = DocumentContent["sections"];

const sectionsOf: Record<DocumentKind, (source: DocumentSource) => Sections> = {
  "data-sheet": (source) => [
    { heading: "Beschreibung", paragraphs: paragraphsOf(source.descriptionHtml) },
    { heading: "Technische Daten", paragraphs: [], rows: technicalRows(source) },
    {
      heading: "Energieeffizienz",
      paragraphs: [],
      rows: source.labels.map((label) => [
        label.name,
        `${label.class} (Spektrum ${label.from} bis ${label.to})`,
      ]),
    },
    {
      heading: "Ausführungen",
      paragraphs: [],
      rows: source.variants.map((variant) => [variant.number, variant.options]),
    },
  ],
  manual: (source) => [
    { heading: "1 Bestimmungsgemäße Verwendung", paragraphs: paragraphsOf(source.descriptionHtml) },
    {
      heading: "2 Sicherheit",
      paragraphs: [
        "Arbeiten an Heizungs- und Elektroanlagen dürfen nur von Fachbetrieben ausgeführt werden. Vor allen Arbeiten die Anlage spannungsfrei schalten und gegen Wiedereinschalten sichern.",
        "Beschädigte Geräte nicht in Betrieb nehmen. Transportschäden vor der Montage beim Händler melden.",
      ],
    },
    { heading: "3 Lieferung und Technische Daten", paragraphs: [], rows: technicalRows(source) },
    {
      heading: "4 Montage",
      paragraphs: [
        "Aufstellort nach Gewicht, Abständen und Zugänglichkeit wählen. Anschlüsse nach den anerkannten Regeln der Technik herstellen und vor der Inbetriebnahme auf Dichtheit und festen Sitz prüfen.",
      ],
    },
    {
      heading: "5 Wartung und Entsorgung",
      paragraphs: [
        "Sichtprüfung und Reinigung einmal im Jahr. Altgeräte gehören nicht in den Hausmüll, sondern zu einer Sammelstelle oder zurück zum Händler.",
      ],
    },
  ],
  "safety-data-sheet": (source) => [
    {
      heading: "1 Bezeichnung des Stoffs beziehungsweise des Gemischs und des Unternehmens",
      paragraphs: [`${source.name}, Artikelnummer ${source.number}.`],
    },
    {
      heading: "2 Mögliche Gefahren",
      paragraphs: ["Kontakt mit Augen und Haut vermeiden. Von Kindern fernhalten."],
    },
    {
      heading: "3 Zusammensetzung und Eigenschaften",
      paragraphs: paragraphsOf(source.descriptionHtml),
      rows: technicalRows(source),
    },
    {
      heading: "4 Erste-Hilfe-Maßnahmen",
      paragraphs: [
        "Nach Augenkontakt mit viel Wasser spülen, nach Hautkontakt abwaschen. Bei anhaltenden Beschwerden ärztlichen Rat einholen und dieses Blatt vorzeigen.",
      ],
    },
    {
      heading: "7 Handhabung und Lagerung",
      paragraphs: ["Im verschlossenen Originalgebinde trocken und frostfrei lagern."],
    },
    {
      heading: "13 Hinweise zur Entsorgung",
      paragraphs: ["Reste nicht in die Kanalisation geben; Schadstoffsammlung nutzen."],
    },
  ],
};

function technicalRows(source: DocumentSource): [string, string][] {
  const weight =
    source.weightKg === undefined ? [] : [["Gewicht", `${source.weightKg.toLocaleString("de-DE")} kg`]];
  return [...source.properties, ...(weight as [string, string][])];
}

/** The readable text of catalogue HTML, one paragraph for each block. */
export function paragraphsOf(html: string): string[] {
  return html
    .replace(/<li>/g, "• ")
    .split(/<\/(?:p|h2|h3|li|tr)>|<br\s*\/?>/)
    .map((part) => part.replace(/<\/t[hd]>/g, " ").replace(/<[^>]+>/g, ""))
    .map((part) =>
      part.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? "").trim(),
    )
    .filter((part) => part !== "");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };

import { COMPOUND_WORDS } from "../analysis/compound-words-german.ts";

/** Compounds that are words of their own inside of longer ones: the engine's splitter joins no parts. */
const inner =
  `batteriespeicher brennwert brennwertkessel brennwerttherme energiespeicher fussbodenheizung heizkorper heizkreis
  heizkessel heizstab kaltemittel luftwarme pufferspeicher solarmodul solarthermie stromspeicher trinkwasser umwalzpumpe
  warmepumpe warmetauscher warmwasser warmwasserspeicher wechselrichter wasserspeicher`.split(/\s+/);

/** Numbers and the letters beside them are words of their own: 24kW is 24 kW. */
const digitBorders = {
  digits_end: { type: "pattern_replace", pattern: String.raw`(?<=\p{N})(?=\p{L})`, replacement: " " },
  digits_begin: { type: "pattern_replace", pattern: String.raw`(?<=\p{L})(?=\p{N})`, replacement: " " },
};

type Chain = { fold: string[]; stem: string[]; split: string[]; filters: Record<string, object> };

const chains: Readonly<Record<string, Chain>> = {
  de: {
    fold: ["lowercase", "german_normalization", "asciifolding"],
    stem: ["light_german"],
    split: ["compounds"],
    filters: {
      light_german: { type: "stemmer", language: "light_german" },
      compounds: {
        type: "dictionary_decompounder",
        word_list: [...COMPOUND_WORDS, ...inner],
        min_subword_size: 3,
        max_subword_size: 24,
        only_longest_match: false,
      },
    },
  },
  en: {
    fold: ["lowercase", "asciifolding"],
    stem: ["porter"],
    split: [],
    filters: { porter: { type: "stemmer", language: "english" } },
  },
  pl: {
    fold: ["lowercase", "asciifolding"],
    stem: [],
    split: [],
    filters: { word_forms: { type: "hunspell", locale: "pl_PL", dedup: true } },
  },
};
const plain: Chain = { fold: ["lowercase", "asciifolding"], stem: [], split: [], filters: {} };

/**
 * How texts of a language are taken apart, by the engine: `words` are stemmed, `parts` also split compounds, `folded` are as typed
 * without case and accents, `begin` and `part_begin` are every beginning of them, `spelling` is what stands there.
 */
export function textAnalysis(locale: string): object {
  const code = locale.slice(0, 2).toLowerCase();
  const { fold, stem, split, filters } = chains[code] ?? plain;
  // Word forms are looked up before accents are lost, all else after.
  const stemmed = code === "pl" ? ["lowercase", "word_forms", "asciifolding"] : [...fold, ...stem];
  const parts = code === "pl" ? stemmed : [...fold, ...split, ...stem];
  return {
    char_filter: digitBorders,
    tokenizer: { letters: { type: "pattern", pattern: String.raw`[^\p{L}\p{N}]+` } },
    filter: { ...filters, beginnings: { type: "edge_ngram", min_gram: 2, max_gram: 20 } },
    analyzer: {
      words: analyzer([...stemmed, "unique"]),
      parts: analyzer([...parts, "unique"]),
      folded: analyzer([...fold, "unique"]),
      begin: analyzer([...fold, "beginnings", "unique"]),
      part_begin: analyzer([...fold, ...split, "beginnings", "unique"]),
      spelling: analyzer(["lowercase"]),
    },
  };
}

function analyzer(filter: string[]): object {
  return { type: "custom", char_filter: Object.keys(digitBorders), tokenizer: "letters", filter };
}

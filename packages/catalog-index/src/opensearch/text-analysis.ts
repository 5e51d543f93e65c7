import { COMPOUND_WORDS } from "../analysis/compound-words-german.ts";

/** Compounds that are words of their own inside of longer ones: the engine's splitter joins no parts. */
const inner =
  `batteriespeicher brennwert brennwertkessel brennwerttherme energiespeicher fussbodenheizung heizkorper heizkreis
  heizkessel heizstab kaltemittel luftwarme pufferspeicher solarmodul solarthermie stromspeicher trinkwasser umwalzpumpe
  warmepumpe warmetauscher warmwasser warmwasserspeicher wechselrichter wasserspeicher`.split(/\s+/);

/** Words, and numbers with what belongs to them: 3/4zoll, 1.5m, 16x2. */
const letters = String.raw`[^\p{L}\p{N}./]+|(?<!\p{N})[./]|[./](?!\p{N})`;

/** In texts, numbers and the letters beside them are words of their own as well: 24kw is 24 and kw. */
const pieces = {
  type: "word_delimiter",
  preserve_original: true,
  split_on_case_change: false,
  stem_english_possessive: false,
};

/** Who searches for 16x2 means 16x2mm too, and 3/4 is 3/4zoll. */
const sizes = {
  type: "pattern_capture",
  preserve_original: true,
  patterns: [String.raw`^(\d+(?:[./]\d+)?(?:x\d+(?:[./]\d+)?)+)\p{L}+$`, String.raw`^(\d+/\d+)\p{L}+$`],
};

interface Chain {
  fold: string[];
  stem: string[];
  split: string[];
  filters: Record<string, object>;
}

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
 * without case and accents, `begin` and `part_begin` are every beginning of them, `joined` are two words written as one, `head` are the ends of
 * compounds (a Flachheizkörper is a Heizkörper), `spelling` is what stands there. `searched` are words of a search.
 */
export function textAnalysis(locale: string): object {
  const code = locale.slice(0, 2).toLowerCase();
  const { fold, stem, split, filters } = chains[code] ?? plain;
  // Word forms are looked up before accents are lost, all else after.
  const stemmed = code === "pl" ? ["lowercase", "word_forms", "asciifolding"] : [...fold, ...stem];
  const parts = code === "pl" ? stemmed : [...fold, ...split, ...stem];
  return {
    tokenizer: { letters: { type: "pattern", pattern: letters } },
    filter: {
      ...filters,
      pieces,
      sizes,
      beginnings: { type: "edge_ngram", min_gram: 2, max_gram: 20 },
      tails: { type: "edge_ngram", min_gram: 4, max_gram: 30 },
      pairs: { type: "shingle", output_unigrams: false, token_separator: "" },
    },
    analyzer: {
      words: analyzer(["pieces", "sizes", ...stemmed, "unique"]),
      parts: analyzer(["pieces", "sizes", ...parts, "unique"]),
      folded: analyzer(["pieces", "sizes", ...fold, "unique"]),
      joined: analyzer([...fold, "pairs", "unique"]),
      head: analyzer(code === "de" ? [...stemmed, "reverse", "tails", "reverse", "unique"] : stemmed),
      begin: analyzer(["pieces", "sizes", ...fold, "beginnings", "unique"]),
      part_begin: analyzer(["pieces", "sizes", ...fold, ...split, "beginnings", "unique"]),
      searched_words: analyzer(stemmed),
      searched: analyzer(fold),
      spelling: analyzer(["lowercase"]),
    },
  };
}

function analyzer(filter: string[]): object {
  return { type: "custom", tokenizer: "letters", filter };
}

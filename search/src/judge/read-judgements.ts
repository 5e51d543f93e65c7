import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { type Grade, type JudgedSearch, type Judgement, type Kind, kinds, languages } from "./judgement.ts";
import { parseSelector } from "./selector.ts";

const judgementsFolder = join(import.meta.dirname, "../../judgements");
const grades: readonly Grade[] = [3, 2, 1];

/** All judgements of the folder; throws where a file is not written as README.md says. */
export async function readJudgements(folder = judgementsFolder): Promise<Judgement[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".yaml")).toSorted();
  const judgements: Judgement[] = [];
  for (const file of files) {
    const entries: unknown = parse(await readFile(join(folder, file), "utf8"));
    if (!Array.isArray(entries)) throw new Error(`${file} is not a list`);
    judgements.push(...entries.map((entry: unknown) => readJudgement(entry, file)));
  }
  refuseTwice(judgements);
  return judgements;
}

export function readJudgement(entry: unknown, place: string): Judgement {
  const { means, answerable = true, ...rest } = asRecord(entry, place);
  if (typeof means !== "string") throw new Error(`${place}: an entry without "means"`);
  const where = `${place}, "${means}"`;
  const known = new Set<string>([...grades.map(String), ...languages]);
  for (const key of Object.keys(rest)) if (!known.has(key)) throw new Error(`${where}: unknown key ${key}`);
  const judgement = {
    means,
    isAnswerable: answerable === true,
    grades: grades.flatMap((grade) =>
      rest[grade] === undefined
        ? []
        : [{ grade, selectors: asTexts(rest[grade], where).map((text) => parseSelector(text)) }],
    ),
    searches: languages.flatMap((language) => readSearches(rest[language] ?? {}, language, where)),
  };
  if (judgement.isAnswerable !== judgement.grades.some(({ grade }) => grade === 3))
    throw new Error(`${where}: an answerable search has something of grade 3, any other has not`);
  return judgement;
}

function readSearches(value: unknown, language: JudgedSearch["language"], where: string): JudgedSearch[] {
  return Object.entries(asRecord(value, where)).flatMap(([kind, terms]) => {
    if (!isKind(kind)) throw new Error(`${where}: unknown kind ${kind}`);
    return asTexts(terms, where).map((term) => ({ term, language, kind }));
  });
}

function refuseTwice(judgements: readonly Judgement[]): void {
  const seen = new Set<string>();
  for (const { searches } of judgements)
    for (const { term, language } of searches) {
      const search = `${language}: ${term}`;
      if (seen.has(search)) throw new Error(`"${search}" is judged twice`);
      seen.add(search);
    }
}

function isKind(name: string): name is Kind {
  return (kinds as readonly string[]).includes(name);
}

function asRecord(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${where}: not a map`);
  return { ...value };
}

function asTexts(value: unknown, where: string): string[] {
  if (!Array.isArray(value) || !value.every((text) => typeof text === "string"))
    throw new Error(`${where}: not a list of texts (numbers want quotes)`);
  return value;
}

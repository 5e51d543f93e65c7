import { type Proof, proofsByItem } from "./proofs.ts";
import type { Reading, Requirement, Requirements } from "./requirements.ts";

const HEAD = `# Which requirement is proven where

Written by \`npm run trace\` from the marks at the ends of test titles and from \`docs/requirements\`; \`npm run verify\` fails when it is out of date, \`.ci/run\` when an item has no passing test. How it works: [0059](./decisions/0059-marks-in-tests.md). Duties by law and other promises that have no number are in [promises.md](./promises.md).
`;

/** The document, from marks and data alone. */
export function renderDocument(
  requirements: Requirements,
  proofs: readonly Proof[],
  recordFiles: ReadonlyMap<string, string>,
): string {
  const proven = proofsByItem(proofs);
  const groups = [...new Set(requirements.items.map(({ group }) => group))];
  const row = ({ item, what }: Requirement) => {
    const cells = [
      ...(proven.get(item) ?? []).map(renderProof),
      ...notesOn(item, requirements).map((note) => renderNote(note, recordFiles)),
    ];
    return `| ${item} | ${escapeCell(what)} | ${cells.join("<br>") || "**nothing**"} |`;
  };
  const tables = groups.map((group) => {
    const rows = requirements.items.filter((requirement) => requirement.group === group).map(row);
    return `## ${group}\n\n| Item | What | Proven by |\n| -- | -- | -- |\n${rows.join("\n")}\n`;
  });
  return [HEAD, ...tables].join("\n");
}

function renderProof({ path, titles }: Proof): string {
  return `\`${path}\` ${escapeCell(titles.join(" › "))}`;
}

function notesOn(item: number, { readings, leftOut }: Requirements): (Reading & { prefix: string })[] {
  const of = (list: readonly Reading[], prefix: string) =>
    list.filter(({ items }) => items.includes(item)).map((reading) => ({ ...reading, prefix }));
  return [...of(readings, "Read as"), ...of(leftOut, "Left out")];
}

function renderNote(
  { prefix, reading, record }: Reading & { prefix: string },
  recordFiles: ReadonlyMap<string, string>,
): string {
  return `${prefix}: ${escapeCell(reading)} [${record}](./decisions/${recordFiles.get(record) ?? record})`;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}

import type { LegalTextHead, LegalTextSheet, LegalVersion, LegalWording } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { type LegalPage, legalPages, legalVersionState, versionAt } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { plainText, wordingHash } from "../legal-text/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { cleanTexts, type WrittenText } from "./clean-texts.ts";
import { pageLinks } from "./page-links.sql.ts";
import { shownPage } from "./legal-page.ts";
import {
  type LegalTextsByLanguage,
  selectFirstUse,
  selectNow,
  selectTexts,
  selectVersions,
  type VersionRow,
} from "./version.sql.ts";

export async function listLegalTexts(sql: Sql): Promise<LegalTextHead[]> {
  const [rows, now] = [await selectVersions(sql), await selectNow(sql)];
  const heads = legalPages.map(async (kind): Promise<LegalTextHead[]> => {
    if (!(await shownPage(sql, kind))) return [];
    const versions = versionsOf(rows, kind, now);
    const planned = versions.filter(({ state }) => state === "planned");
    return [
      {
        kind,
        current: versions.find(({ state }) => state === "current") ?? null,
        planned: planned.toSorted((a, b) => Date.parse(a.validFrom) - Date.parse(b.validFrom))[0] ?? null,
      },
    ];
  });
  return (await Promise.all(heads)).flat();
}

export async function readLegalText(sql: Sql, reference: ReferenceData, id: string): Promise<LegalTextSheet> {
  const kind = legalPage(id);
  const shown = await shownPage(sql, kind);
  if (!shown) throw noSuchText();
  const rows = (await selectVersions(sql)).filter(({ page }) => page === kind);
  const now = await selectNow(sql);
  const current = versionAt(rows, now);
  const texts = (current && (await selectTexts(sql, kind, current.number))) ?? shown.texts;
  return {
    kind,
    wordings: await wordingsOf(sql, reference, texts),
    versions: versionsOf(rows, kind, now).toReversed(),
    links: await pageLinks(sql, reference, shown.categoryId),
    version: rows.length,
  };
}

export async function readVersion(
  sql: Sql,
  reference: ReferenceData,
  { id, number }: { id: string; number: number },
): Promise<LegalWording[]> {
  const texts = await selectTexts(sql, legalPage(id), number);
  if (!texts) throw noSuchText();
  return wordingsOf(sql, reference, texts);
}

/** As it would be kept. */
export async function previewTexts(
  sql: Sql,
  reference: ReferenceData,
  { id, texts }: { id: string; texts: readonly WrittenText[] },
): Promise<LegalWording[]> {
  if (!(await shownPage(sql, legalPage(id)))) throw noSuchText();
  return wordingsOf(sql, reference, cleanTexts(reference, texts));
}

function versionsOf(all: readonly VersionRow[], kind: LegalPage, now: number): LegalVersion[] {
  const rows = all.filter(({ page }) => page === kind);
  return rows.map(({ page: _page, ...row }) => ({ ...row, state: legalVersionState(rows, row, now) }));
}

async function wordingsOf(
  sql: Sql,
  { rows }: ReferenceData,
  texts: LegalTextsByLanguage,
): Promise<LegalWording[]> {
  const wordings = rows.languages.flatMap(({ id, locale_code: locale }) => {
    const html = texts[id];
    if (html === undefined) return [];
    const plain = plainText(html);
    return [{ locale, html, plain, hash: wordingHash(plain) }];
  });
  const used = await selectFirstUse(
    sql,
    wordings.map(({ hash }) => hash),
  );
  return wordings.map((wording) => ({ ...wording, firstUsedAt: used.get(wording.hash) ?? null }));
}

export function legalPage(id: string): LegalPage {
  const found = legalPages.find((page) => page === id);
  if (!found) throw noSuchText();
  return found;
}

export function noSuchText() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such text." });
}

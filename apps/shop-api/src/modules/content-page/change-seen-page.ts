import {
  changedMeanwhile,
  type ContentPageHead,
  type ContentPageSheet,
  type ContentVersion,
  type ListPage,
  type ListRequest,
} from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { completeLocales, type PageDraft, pageProblems, pageState } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { pageOf } from "../admin-list/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { checkDraft } from "./check-draft.ts";
import { cleanDraft } from "./clean-draft.ts";
import {
  type ContentPageRow,
  insertPage,
  insertVersion,
  lockPage,
  selectPage,
  selectPages,
  selectPagesOfFiles,
  selectPictures,
  selectVersion,
  selectVersions,
  updateDraft,
} from "./content-page.sql.ts";

export interface Writer {
  reference: ReferenceData;
  staff: { id: string; name: string };
}

export interface SeenPage {
  id: string;
  version: number;
}

export interface PageChange {
  before: ContentPageSheet;
  after: ContentPageSheet;
}

/** There are never many of them: they are read as a whole. */
export async function listPages(
  sql: Sql,
  reference: ReferenceData,
  { filter, ...request }: ListRequest,
): Promise<ListPage<ContentPageHead>> {
  const channel = reference.rows.channels[0];
  const [own, ofFiles] = await Promise.all([
    selectPages(sql),
    selectPagesOfFiles(sql, channel?.language_id ?? ""),
  ]);
  const heads = [
    ...own.map((row) => headOf(row, mainLocale(reference))),
    ...ofFiles.map(({ id, name, path, isActive, locales }): ContentPageHead => {
      const nothing = { liveSince: null, endedAt: null, publishAt: null, endAt: null, changedAt: null };
      const state = isActive ? "published" : "ended";
      return { id, name, path, state, completeLocales: locales, isOfFiles: true, ...nothing };
    }),
  ].filter(({ state }) => filter["state"] === undefined || state === filter["state"]);
  const key = request.sort.field === "name" ? "name" : "changedAt";
  heads.sort((a, b) => (a[key] ?? "").localeCompare(b[key] ?? "") || a.id.localeCompare(b.id));
  return pageOf(heads, request);
}

function headOf(row: ContentPageRow, main: string): ContentPageHead {
  const { id, document, liveSince, endedAt, publishAt, endAt, changedAt } = row;
  const said = document.texts.find(({ locale }) => locale === main) ?? document.texts[0];
  return {
    id,
    name: said?.name ?? "",
    path: said?.path ?? "",
    state: pageState(row),
    liveSince,
    endedAt,
    publishAt,
    endAt,
    completeLocales: completeLocales(document),
    isOfFiles: false,
    changedAt,
  };
}

export function mainLocale({ rows, language }: ReferenceData): string {
  return language.get(rows.channels[0]?.language_id ?? "")?.locale_code ?? "";
}

export async function readPage(sql: Sql, reference: ReferenceData, id: string): Promise<ContentPageSheet> {
  const row = await selectPage(sql, id);
  if (!row) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such page." });
  const { document, ...rest } = row;
  const pictures = await selectPictures(
    sql,
    document.blocks.flatMap(({ mediaId }) => mediaId ?? []),
  );
  return {
    ...rest,
    ...(structuredClone(document) as Pick<ContentPageSheet, "texts" | "blocks">),
    state: pageState(row),
    problems: pageProblems(document, mainLocale(reference)),
    pictures: [...pictures],
  };
}

export async function createPage(
  tx: Tx,
  { reference, staff }: Writer,
  { id, draft }: { id: string; draft: PageDraft },
): Promise<ContentPageSheet> {
  await checkDraft(tx, reference, id, draft);
  const written = { pageId: id, number: 1, document: cleanDraft(draft), restoredFrom: null, staff };
  await insertPage(tx, written);
  await insertVersion(tx, written);
  return readPage(tx, reference, id);
}

/** What the shop shows stays as it is; so does what was planned. */
export function changeSeenPage(
  tx: Tx,
  writer: Writer,
  seen: SeenPage,
  draft: PageDraft,
): Promise<PageChange> {
  return changeSeen(tx, writer.reference, seen, (before) => save(tx, writer, before, { draft }));
}

export function restoreVersion(
  tx: Tx,
  writer: Writer,
  { number, ...seen }: SeenPage & { number: number },
): Promise<PageChange> {
  return changeSeen(tx, writer.reference, seen, async (before) => {
    const draft = await selectVersion(tx, seen.id, number);
    if (!draft) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such version." });
    await save(tx, writer, before, { draft, restoredFrom: number });
  });
}

export async function listVersions(
  sql: Sql,
  reference: ReferenceData,
  id: string,
  request: Omit<ListRequest, "filter">,
): Promise<ListPage<ContentVersion>> {
  await readPage(sql, reference, id);
  return selectVersions(sql, id, { ...request, filter: {} });
}

/** In the version that was read, and nobody else at the same time. */
export async function changeSeen(
  tx: Tx,
  reference: ReferenceData,
  { id, version }: SeenPage,
  change: (before: ContentPageSheet) => Promise<void>,
): Promise<PageChange> {
  await lockPage(tx, id);
  const before = await readPage(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  await change(before);
  return { before, after: await readPage(tx, reference, id) };
}

async function save(
  tx: Tx,
  { reference, staff }: Writer,
  { id, number }: ContentPageSheet,
  { draft, restoredFrom = null }: { draft: PageDraft; restoredFrom?: number | null },
): Promise<void> {
  await checkDraft(tx, reference, id, draft);
  const written = { pageId: id, number: number + 1, document: cleanDraft(draft), restoredFrom, staff };
  await updateDraft(tx, written);
  await insertVersion(tx, written);
}

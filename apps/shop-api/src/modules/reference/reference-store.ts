import type { Sql } from "../../platform/database/database.ts";
import { type LocalizedReference, localizeReference } from "./localized-reference.ts";
import { buildReferenceData, type ReferenceData } from "./reference-data.ts";
import { loadReferenceRows } from "./reference-rows.sql.ts";

export interface ReferenceStore {
  current(): ReferenceData;
  /** The current data in one language. */
  localized(languageId: string): LocalizedReference;
  /** Reads the tables again; calls during a running read share one further read. */
  refresh(): Promise<void>;
}

export interface ReferenceOptions {
  mediaUrl: string;
  /** Whether there is somebody to take the money; a method without is not active here. */
  isPaymentOffered: (technicalName: string) => boolean;
}

export async function openReferenceStore(
  sql: Sql,
  { mediaUrl, isPaymentOffered }: ReferenceOptions,
): Promise<ReferenceStore> {
  const read = async () => {
    const rows = await loadReferenceRows(sql);
    for (const row of rows.paymentMethods) row.active &&= isPaymentOffered(row.technical_name);
    return buildReferenceData(rows);
  };
  let data = await read();
  let views = new Map<string, LocalizedReference>();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    running = read()
      .then((fresh) => {
        data = fresh;
        views = new Map();
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    current: () => data,
    localized(languageId) {
      const known = views.get(languageId);
      if (known) return known;
      const made = localizeReference(data, languageId, mediaUrl);
      views.set(languageId, made);
      return made;
    },
    refresh() {
      if (!running) return start();
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return start();
        });
      return next;
    },
  };
}

import {
  adminFailure,
  changedMeanwhile,
  type StreamRuleForm,
  type StreamSheet,
} from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import type { ReferenceData, Texts } from "../reference/index.ts";
import { ruleOf, ruleProblem } from "./stream-rule.ts";
import { deleteStream, insertStream, lockStream, updateStream } from "./stream.sql.ts";
import { readStream } from "./streams.ts";

export interface StreamWish {
  names: readonly { locale: string; name: string }[];
  rule: StreamRuleForm;
}
interface SeenStream {
  id: string;
  /** The version that was read. */
  version: number;
}

export async function createStream(
  tx: Tx,
  reference: ReferenceData,
  { id, ...wish }: StreamWish & { id: string },
): Promise<StreamSheet> {
  await insertStream(tx, { id, ...kept(wish, reference) });
  return readStream(tx, reference, id);
}

/** The worker looks at every product anew; what shows the stream follows within seconds, in a large shop within minutes. */
export async function changeStream(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenStream,
  wish: StreamWish,
): Promise<{ before: StreamSheet; after: StreamSheet }> {
  const before = await lockSeen(tx, reference, seen);
  await updateStream(tx, { id: seen.id, ...kept(wish, reference) });
  return { before, after: await readStream(tx, reference, seen.id) };
}

export async function removeStream(tx: Tx, reference: ReferenceData, seen: SeenStream): Promise<StreamSheet> {
  const before = await lockSeen(tx, reference, seen);
  if (before.uses > 0)
    throw adminFailure(409, "ADMIN__STILL_IN_USE", {
      detail: "Something shows this stream.",
      parameters: { places: before.places },
    });
  await deleteStream(tx, seen.id);
  return before;
}

async function lockSeen(tx: Tx, reference: ReferenceData, { id, version }: SeenStream): Promise<StreamSheet> {
  await lockStream(tx, id);
  const before = await readStream(tx, reference, id);
  if (before.version !== version) throw changedMeanwhile(before);
  return before;
}

function kept({ names, rule }: StreamWish, reference: ReferenceData) {
  const problem = ruleProblem(rule, reference);
  if (problem) throw wrongField("rule", problem);
  const { languages, channels } = reference.rows;
  const texts: Texts = Object.fromEntries(
    languages.flatMap(({ id, locale_code }) => {
      const name = names.find(({ locale }) => locale === locale_code)?.name.trim();
      return name ? [[id, { name }]] : [];
    }),
  );
  if (!texts[channels[0]?.language_id ?? ""]) throw wrongField("names", "WORDS_MISSING");
  return { filter: ruleOf(rule), texts };
}

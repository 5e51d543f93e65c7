import { changedMeanwhile, type ContactMessage } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { setAnswered } from "./contact-message.sql.ts";
import { lockMessage, selectMessage, selectPicture } from "./read-messages.sql.ts";

/** For staff. */
export async function readMessage(sql: Sql, id: string): Promise<ContactMessage> {
  const message = await selectMessage(sql, id);
  if (!message) throw notFound();
  return message;
}

/** Whole, to be saved: `image/jpeg` becomes `.jpeg`. */
export async function readPicture(sql: Sql, names: { id: string; pictureId: string }) {
  const picture = await selectPicture(sql, names);
  if (!picture) throw notFound();
  const { mimeType, data, position } = picture;
  const fileName = `${names.id.slice(0, 8)}-${position + 1}.${mimeType.replace("image/", "")}`;
  return { fileName, mimeType, content: data.toString("base64") };
}

/** By: who has answered; null: it wants an answer again. */
export async function markSeenMessage(
  tx: Tx,
  { id, version }: { id: string; version: number },
  by: { id: string; name: string } | null,
): Promise<{ before: ContactMessage; after: ContactMessage }> {
  if (!(await lockMessage(tx, id))) throw notFound();
  const before = await readMessage(tx, id);
  if (before.version !== version) throw changedMeanwhile(before);
  await setAnswered(tx, id, by);
  return { before, after: await readMessage(tx, id) };
}

function notFound() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such message." });
}

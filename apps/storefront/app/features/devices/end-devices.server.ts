import type { NoteKey } from "@hearth/i18n";
import { refuse } from "../../platform/http/answer/page-failure.server.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";

/** What the buttons of the list do. Answers what to tell afterwards. */
export async function endDevices(shop: Pick<ShopClient, "act">, form: FormData): Promise<NoteKey> {
  const [intent, sessionId] = [form.get("intent"), form.get("sessionId")];
  if (intent === "end-others") {
    await shop.act("endOtherSessions");
    return "note.devicesEnded";
  }
  const isOne = intent === "end" && typeof sessionId === "string" && /^[0-9a-f]{32}$/.test(sessionId);
  if (!isOne) return refuse(400, "This is no form of the shop");
  await shop.act("endSession", { params: { sessionId } });
  return "note.deviceEnded";
}

import { adminEndpoints, type AdminEndpoints } from "@hearth/admin-contract";
import { listMessages, markSeenMessage, readMessage, readPicture } from "../../modules/contact/index.ts";
import { type AdminChange, change, plain } from "./admin-handler.ts";

type Marking = AdminChange<AdminEndpoints["answerContactMessage"] | AdminEndpoints["reopenContactMessage"]>;

/** The record outlives the message: it says what was done, and nothing of who wrote or what. */
async function mark({ tx, params, input, note }: Marking, by: { id: string; name: string } | null) {
  const seen = { id: params.id, version: input.version };
  const { before, after } = await markSeenMessage(tx, seen, by);
  note({ object: params.id, before: { state: before.state }, after: { state: after.state } });
  return after;
}

export const contactMessageHandlers = {
  listContactMessages: plain(adminEndpoints.listContactMessages, ({ services, list }) =>
    listMessages(services.sql, list),
  ),
  readContactMessage: plain(adminEndpoints.readContactMessage, ({ services, params }) =>
    readMessage(services.sql, params.id),
  ),
  readContactPicture: plain(adminEndpoints.readContactPicture, ({ services, params }) =>
    readPicture(services.sql, params),
  ),
  answerContactMessage: change(adminEndpoints.answerContactMessage, (call) => mark(call, call.visit.person)),
  reopenContactMessage: change(adminEndpoints.reopenContactMessage, (call) => mark(call, null)),
} as const;

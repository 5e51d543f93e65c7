import { type AdminEndpoint, adminEndpoints, type ContentPageSheet } from "@hearth/admin-contract";
import {
  changeSeenPage,
  createPage,
  endSeenPage,
  listPages,
  listVersions,
  previewSeenPage,
  publishSeenPage,
  readPage,
  restoreVersion,
  scheduleSeenPage,
  type Writer,
} from "../../modules/content-page/index.ts";
import { newId } from "../../platform/new-id.ts";
import type { Services } from "../../services.ts";
import { change, plain, type AdminCall, versioned } from "./admin-handler.ts";

const reference = ({ references }: Services) => references.current();

function writer({
  services,
  visit,
}: Pick<AdminCall<AdminEndpoint>, "services"> & { visit: { person: Writer["staff"] } }): Writer {
  const { id, name } = visit.person;
  return { reference: reference(services), staff: { id, name } };
}

/** Texts stand in the versions; the record says which one, and what the shop shows. */
function told({ number, liveNumber, publishAt, publishNumber, endAt }: ContentPageSheet) {
  return { number, liveNumber, publishAt, publishNumber, endAt };
}

export const contentPageHandlers = {
  listContentPages: plain(adminEndpoints.listContentPages, ({ services, list }) =>
    listPages(services.sql, reference(services), list),
  ),
  readContentPage: versioned(adminEndpoints.readContentPage, (sql, { services, params }) =>
    readPage(sql, reference(services), params.id),
  ),
  createContentPage: change(adminEndpoints.createContentPage, async (call) => {
    const page = await createPage(call.tx, writer(call), { id: newId(), draft: call.input });
    call.note({ object: page.id, after: told(page) });
    return page;
  }),
  changeContentPage: change(adminEndpoints.changeContentPage, async (call) => {
    const { version, ...draft } = call.input;
    const { id } = call.params;
    const { before, after } = await changeSeenPage(call.tx, writer(call), { id, version }, draft);
    call.note({ object: id, before: told(before), after: told(after) });
    return after;
  }),
  listContentVersions: plain(adminEndpoints.listContentVersions, ({ services, params, list }) =>
    listVersions(services.sql, reference(services), params.id, list),
  ),
  restoreContentVersion: change(adminEndpoints.restoreContentVersion, async (call) => {
    const { id } = call.params;
    const { before, after } = await restoreVersion(call.tx, writer(call), { id, ...call.input });
    call.note({ object: id, before: told(before), after: { ...told(after), restored: call.input.number } });
    return after;
  }),
  publishContentPage: change(
    adminEndpoints.publishContentPage,
    async ({ services, tx, params, input, note }) => {
      const showing = { reference: reference(services), newId };
      const { before, after } = await publishSeenPage(tx, showing, { id: params.id, ...input });
      note({ object: params.id, before: told(before), after: told(after) });
      return after;
    },
  ),
  previewContentPage: change(
    adminEndpoints.previewContentPage,
    async ({ services, tx, params, input, note }) => {
      const seen = { id: params.id, ...input };
      const preview = await previewSeenPage(tx, { reference: reference(services) }, seen);
      // Not the links: whoever has one sees the draft.
      note({ object: params.id, after: { expiresAt: preview.expiresAt } });
      return preview;
    },
  ),
  endContentPage: change(adminEndpoints.endContentPage, async ({ services, tx, params, input, note }) => {
    const { before, after } = await endSeenPage(tx, reference(services), { id: params.id, ...input });
    note({ object: params.id, before: told(before), after: told(after) });
    return after;
  }),
  scheduleContentPage: change(
    adminEndpoints.scheduleContentPage,
    async ({ services, tx, params, input, note }) => {
      const { version, publishAt = null, endAt = null } = input;
      const seen = { id: params.id, version };
      const { before, after } = await scheduleSeenPage(tx, reference(services), seen, {
        publishAt,
        endAt,
        now: Date.now(),
      });
      note({ object: params.id, before: told(before), after: told(after) });
      return after;
    },
  ),
} as const;

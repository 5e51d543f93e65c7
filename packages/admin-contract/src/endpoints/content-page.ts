import { DateTime, nullable } from "@hearth/contract";
import { pageStates } from "@hearth/rules";
import Type from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import {
  ContentPageHeadSchema,
  ContentPageSchema,
  ContentPreviewSchema,
  ContentVersionSchema,
  draftFields,
} from "../entity/content-page.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const pathTaken = { status: 409, code: "ADMIN__PATH_TAKEN" } as const;
const notPublishable = { status: 409, code: "ADMIN__NOT_PUBLISHABLE" } as const;
const wrongState = { status: 409, code: "ADMIN__WRONG_STATE" } as const;
/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const onPage = {
  resource: "content-page",
  action: "change",
  pathParams: { id: idParam("Id of the page") },
  answers: { 200: ContentPageSchema },
} as const;
const seen = { input: Type.Object({ version: fields.version }), required: ["version"] } as const;
/** Three languages of long texts. */
const MAX_BODY_BYTES = 2_000_000;

export const contentPageEndpoints = {
  listContentPages: adminEndpoint({
    operationId: "listContentPages",
    method: "GET",
    path: "/content-page",
    summary: "Landing pages, those of the catalogue's files among them",
    resource: "content-page",
    action: "read",
    list: {
      filters: Type.Object({ state: Type.Enum([...pageStates]) }),
      sorts: ["-changedAt", "name"],
      hasSearch: true,
    },
    answers: { 200: listOf("ContentPageList", ContentPageHeadSchema) },
  }),
  readContentPage: adminEndpoint({
    ...onPage,
    operationId: "readContentPage",
    method: "GET",
    path: "/content-page/{id}",
    summary: "The draft of a page with what keeps it from being published",
    action: "read",
    errors: [notFound],
  }),
  createContentPage: adminEndpoint({
    operationId: "createContentPage",
    method: "POST",
    path: "/content-page",
    summary: "A new page, seen by nobody yet",
    resource: "content-page",
    action: "create",
    needsKey: true,
    maxBodyBytes: MAX_BODY_BYTES,
    input: Type.Object(draftFields),
    required: Object.keys(draftFields),
    answers: { 201: ContentPageSchema },
    errors: [pathTaken, refused],
  }),
  changeContentPage: adminEndpoint({
    ...onPage,
    operationId: "changeContentPage",
    method: "PUT",
    path: "/content-page/{id}",
    summary: "Keeps the draft as a new version; what the shop shows stays",
    maxBodyBytes: MAX_BODY_BYTES,
    input: Type.Object({ ...draftFields, version: fields.version }),
    required: [...Object.keys(draftFields), "version"],
    errors: [notFound, changedMeanwhileError, pathTaken, refused],
  }),
  listContentVersions: adminEndpoint({
    operationId: "listContentVersions",
    method: "GET",
    path: "/content-page/{id}/version",
    summary: "Every version that was ever saved, with who and when",
    resource: "content-page",
    action: "read",
    pathParams: onPage.pathParams,
    list: { filters: Type.Object({}), sorts: ["-number"], hasSearch: false },
    answers: { 200: listOf("ContentVersionList", ContentVersionSchema) },
    errors: [notFound],
  }),
  restoreContentVersion: adminEndpoint({
    ...onPage,
    operationId: "restoreContentVersion",
    method: "POST",
    path: "/content-page/{id}/restore",
    summary: "An old version becomes the draft again, as a new version",
    input: Type.Object({ number: Type.Integer({ minimum: 1 }), version: fields.version }),
    required: ["number", "version"],
    errors: [notFound, changedMeanwhileError, pathTaken, refused],
  }),
  publishContentPage: adminEndpoint({
    ...onPage,
    ...seen,
    operationId: "publishContentPage",
    method: "POST",
    path: "/content-page/{id}/publish",
    summary: "The shop shows the draft from now on",
    errors: [notFound, changedMeanwhileError, notPublishable, pathTaken],
  }),
  endContentPage: adminEndpoint({
    ...onPage,
    ...seen,
    operationId: "endContentPage",
    method: "POST",
    path: "/content-page/{id}/end",
    summary: "The shop shows it no longer; its addresses answer 404",
    errors: [notFound, changedMeanwhileError, wrongState],
  }),
  scheduleContentPage: adminEndpoint({
    ...onPage,
    operationId: "scheduleContentPage",
    method: "POST",
    path: "/content-page/{id}/schedule",
    summary: "The worker publishes this version and ends the page at these times; without one: not by itself",
    input: Type.Object({
      publishAt: Type.Optional(nullable(DateTime)),
      endAt: Type.Optional(nullable(DateTime)),
      version: fields.version,
    }),
    required: ["version"],
    errors: [notFound, changedMeanwhileError, notPublishable, refused],
  }),
  previewContentPage: adminEndpoint({
    ...onPage,
    ...seen,
    operationId: "previewContentPage",
    method: "POST",
    path: "/content-page/{id}/preview",
    summary: "Links that show the draft in the shop for a quarter of an hour, to whoever has them",
    answers: { 201: ContentPreviewSchema },
    errors: [notFound, changedMeanwhileError],
  }),
} as const;

import Type from "typebox";
import { criteriaKeys } from "../criteria/criteria-key.ts";
import { idParam, readEndpoint, visitorEndpoint } from "../endpoint.ts";
import { CmsPageSchema } from "../entity/content/cms-page.ts";
import { LandingPageSchema } from "../entity/content/landing-page.ts";
import { MediaSchema } from "../entity/content/media.ts";
import { SeoUrlSchema } from "../entity/content/seo-url.ts";
import { entitySearchResult } from "../envelope.ts";
import { badId, badParameter, criteriaErrors, pagingErrors } from "./shared-errors.ts";
import { SlotsInput } from "./slots-input.ts";

export const contentEndpoints = {
  readLandingPage: readEndpoint({
    operationId: "readLandingPage",
    path: "/landing-page/{landingPageId}",
    summary: "Landing page with its resolved CMS page",
    pathParams: { landingPageId: idParam("Id of the landing page") },
    criteria: ["page", "limit", "associations", "includes"],
    pageKey: "p",
    listing: true,
    input: SlotsInput,
    answers: { 200: LandingPageSchema },
    errors: [badId, ...pagingErrors, { status: 404, code: "CONTENT__LANDING_PAGE_NOT_FOUND" }],
  }),
  previewLandingPage: visitorEndpoint({
    operationId: "previewLandingPage",
    path: "/hearth/landing-page-preview/{secret}",
    summary: "Ours: a draft of a landing page, for whoever has the link that staff made",
    serviceOnly: true,
    pathParams: { secret: idParam("Secret of the link") },
    criteria: ["includes"],
    answers: { 200: LandingPageSchema },
    errors: [
      badId,
      { status: 401, code: "HEARTH__SOCIAL_LOGIN_REFUSED" },
      { status: 404, code: "CONTENT__LANDING_PAGE_NOT_FOUND" },
    ],
  }),
  readCms: readEndpoint({
    operationId: "readCms",
    path: "/cms/{id}",
    summary: "CMS page with resolved slots",
    pathParams: { id: idParam("Id of the CMS page") },
    criteria: ["page", "limit", "associations", "includes"],
    pageKey: "p",
    listing: true,
    input: SlotsInput,
    answers: { 200: CmsPageSchema },
    errors: [badId, ...pagingErrors, { status: 404, code: "CONTENT__CMS_PAGE_NOT_FOUND" }],
  }),
  readSeoUrl: readEndpoint({
    operationId: "readSeoUrl",
    path: "/seo-url",
    summary: "Canonical SEO URLs of the request language; an old path answers where it moved",
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(SeoUrlSchema, "SeoUrlResult") },
    errors: criteriaErrors,
  }),
  readMedia: readEndpoint({
    operationId: "readMedia",
    path: "/media",
    summary: "Public media by id, as a plain list",
    criteria: ["ids", "includes"],
    answers: { 200: Type.Array(MediaSchema) },
    errors: [
      badParameter,
      { status: 400, code: "FRAMEWORK__INVALID_API_CRITERIA_IDS" },
      { status: 400, code: "CONTENT__MEDIA_EMPTY_ID" },
    ],
  }),
} as const;

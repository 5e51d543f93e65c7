import { DateTime, idSchema, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const state = Type.Enum(["pending", "approved", "rejected"]);

const ReviewSchema = Type.Object(
  {
    id: idSchema(),
    state,
    productNumber: Type.String(),
    author: NullableText,
    points: Type.Number(),
    title: Type.String(),
    content: Type.String(),
    createdAt: DateTime,
    version: fields.version,
  },
  { title: "ReviewToJudge" },
);

export type ReviewToJudge = Static<typeof ReviewSchema>;

const decision = {
  method: "POST",
  resource: "review",
  action: "change",
  pathParams: { id: idParam("Id of the review") },
  input: Type.Object({ version: fields.version }),
  required: ["version"],
  answers: { 200: ReviewSchema },
  errors: [notFound, changedMeanwhileError],
} as const;

export const reviewEndpoints = {
  listReviews: adminEndpoint({
    operationId: "listReviews",
    method: "GET",
    path: "/review",
    summary: "Reviews that customers wrote",
    resource: "review",
    action: "read",
    list: {
      filters: Type.Object({
        state,
        productNumber: Type.String({ maxLength: 64 }),
        customerNumber: fields.customerNumber,
      }),
      sorts: ["createdAt", "points"],
      hasSearch: true,
    },
    answers: { 200: listOf("ReviewList", ReviewSchema) },
  }),
  approveReview: adminEndpoint({
    ...decision,
    operationId: "approveReview",
    path: "/review/{id}/approve",
    summary: "Show a review to everybody",
  }),
  rejectReview: adminEndpoint({
    ...decision,
    operationId: "rejectReview",
    path: "/review/{id}/reject",
    summary: "Show a review to nobody but its author",
  }),
} as const;

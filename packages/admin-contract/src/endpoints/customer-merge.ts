import { idSchema } from "@hearth/contract";
import { mergeRefusals } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { CustomerHeadSchema } from "../entity/customer.ts";
import { fields } from "../fields.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const MergeAccountSchema = Type.Intersect([CustomerHeadSchema, Type.Object({ version: fields.version })], {
  title: "MergeAccount",
});

const MergePartSchema = Type.Object(
  {
    part: Type.Enum([
      "orders",
      "redemptions",
      "addresses",
      "reviews",
      "wishlist",
      "withdrawals",
      "newsletter",
      "vatChecks",
      "identities",
      "sessions",
      "cart",
    ]),
    stays: Type.Integer({ description: "how many the account has that stays" }),
    closes: Type.Integer({ description: "how many the other one has" }),
    fate: Type.Enum(["moves", "remains", "ends"], {
      description: "of the other's: moves to the account that stays; remains as it is; ends with its account",
    }),
  },
  { title: "MergePart" },
);

const MergePreviewSchema = Type.Object(
  {
    stays: MergeAccountSchema,
    closes: MergeAccountSchema,
    parts: Type.Array(MergePartSchema),
    refusals: Type.Array(Type.Enum([...mergeRefusals]), { description: "empty: it can be done" }),
  },
  { title: "MergePreview" },
);

export type MergePreview = Static<typeof MergePreviewSchema>;

/** Two accounts of one person, or a guest's orders and their account. One stays, the other is closed and erased. */
export const customerMergeEndpoints = {
  previewMerge: adminEndpoint({
    operationId: "previewMerge",
    method: "GET",
    path: "/customer/{id}/merge/{otherId}",
    summary: "What would move from the other account to this one, and what speaks against it",
    resource: "customer",
    action: "read",
    pathParams: {
      id: idParam("Id of the customer that stays"),
      otherId: idParam("Id of the one that closes"),
    },
    answers: { 200: MergePreviewSchema },
    errors: [notFound],
  }),
  mergeCustomers: adminEndpoint({
    operationId: "mergeCustomers",
    method: "POST",
    path: "/customer/{id}/merge",
    summary: "Move everything of the other account to this one, then close and erase the other",
    resource: "personal-data",
    action: "remove",
    isSensitive: true,
    needsKey: true,
    pathParams: { id: idParam("Id of the customer that stays") },
    input: Type.Object({ version: fields.version, otherId: idSchema(), otherVersion: fields.version }),
    required: ["version", "otherId", "otherVersion"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError, { status: 409, code: "ADMIN__NOT_MERGEABLE" }],
  }),
} as const;

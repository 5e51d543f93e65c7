import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact, Tx } from "../../platform/database/transaction.ts";
import { queueMail } from "../mail/index.ts";
import { type ReferenceData, resolvedText } from "../reference/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import {
  dropRequest,
  type GroupRequest,
  joinGroup,
  lockGroupRequest,
  selectGroupRequests,
} from "./group-requests.sql.ts";

export type GroupDecision = "accept" | "decline";

/** For staff. */
export async function groupRequests(
  sql: Sql,
  reference: ReferenceData,
): Promise<(GroupRequest & { groupName: string })[]> {
  const requests = await selectGroupRequests(sql);
  return requests.map((request) => ({
    ...request,
    groupName: groupName(reference, request, request.languageId),
  }));
}

/** For staff. Whoever is accepted hears of it by mail; a refusal is a matter for a personal answer. */
export async function decideGroupRequest(
  { transact, reference }: { transact: Transact; reference: ReferenceData },
  customer: string,
  decision: GroupDecision,
): Promise<void> {
  await transact(async (tx) => {
    const request = await lockGroupRequest(tx, customer);
    if (!request) {
      throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", {
        detail: "This customer asks for no group.",
        parameters: { id: customer.slice(0, 100) },
      });
    }
    if (decision === "decline") return dropRequest(tx, request);
    await joinGroup(tx, request);
    await mailAccepted(tx, reference, request);
  });
}

async function mailAccepted(tx: Tx, reference: ReferenceData, request: GroupRequest): Promise<void> {
  const channel = [...reference.channelsByKey.values()].find(({ id }) => id === request.salesChannelId);
  if (!channel) throw new Error("The sales channel of the customer does not exist");
  const shopUrl = shopUrlIn({ reference, channel }, request.languageId);
  await queueMail(tx, {
    eventKey: `group-accepted:${request.id}:${request.requestedGroupId}:${Date.now()}`,
    template: "group-accepted",
    languageId: request.languageId,
    recipient: request.email,
    data: {
      shopUrl,
      name: `${request.firstName} ${request.lastName}`.trim(),
      groupName: groupName(reference, request, request.languageId),
      accountLink: `${shopUrl}/account`,
    },
  });
}

function groupName(reference: ReferenceData, { requestedGroupId }: GroupRequest, languageId: string): string {
  const group = reference.customerGroup.get(requestedGroupId);
  return (
    (group && resolvedText(group.texts, reference.languageChain(languageId), "name")) ?? requestedGroupId
  );
}

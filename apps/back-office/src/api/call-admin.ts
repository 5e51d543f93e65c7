import {
  type AdminAnswer,
  type AdminEndpoint,
  adminEndpoints,
  type AdminEndpoints,
  type AdminOperationId,
  type ListRequestOf,
} from "@hearth/admin-contract";
import type { Static } from "typebox";
import { AdminFailure, failureOf, isFailure } from "./admin-failure.ts";
import { proofQuestion } from "./questions.ts";
import { type Asked, requestOf } from "./request-of.ts";

/** What an operation wants, read from its row: nothing is declared twice. */
export type AdminArguments<Operation extends AdminOperationId> = Part<
  "params",
  Readonly<Record<keyof AdminEndpoints[Operation]["pathParams"], string>>
> &
  Part<"input", Static<AdminEndpoints[Operation]["input"]>> & {
    list?: Partial<NonNullable<ListRequestOf<AdminEndpoints[Operation]["list"]>>>;
    /** Of a wish that may be sent again by hand; without it each call is one of its own. */
    key?: string;
  };

type Part<Name extends string, Fields> = keyof Fields extends never ? unknown : { [N in Name]: Fields };

export type AnswerOf<Operation extends AdminOperationId> = AdminAnswer<AdminEndpoints[Operation]>;

/** The server says "not now" after 20 s at the latest: one that is silent for longer does not work. */
const SILENCE_MS = 30_000;

/**
 * The only way to the API. Where it wants the proof again it asks, and repeats the call with the same key, so that nothing is done
 * twice. Whoever does not want to prove anything gets the refusal.
 */
export async function callAdmin<Operation extends AdminOperationId>(
  operation: Operation,
  asked: AdminArguments<Operation>,
): Promise<AnswerOf<Operation>> {
  const endpoint: AdminEndpoint = adminEndpoints[operation];
  const key = endpoint.needsKey ? (asked.key ?? crypto.randomUUID()) : undefined;
  try {
    return (await send(endpoint, asked as Asked, key)) as AnswerOf<Operation>;
  } catch (error) {
    if (!isFailure(error, "ADMIN__PROVE_AGAIN") || !(await proofQuestion.ask(null))) throw error;
    return (await send(endpoint, asked as Asked, key)) as AnswerOf<Operation>;
  }
}

async function send(endpoint: AdminEndpoint, asked: Asked, key: string | undefined): Promise<unknown> {
  const { url, body } = requestOf(endpoint, asked);
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      // No form can send it: http/admin-api/own-page.ts of the shop API.
      "x-hearth-admin": "1",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(key && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body }),
    redirect: "error",
    signal: AbortSignal.timeout(SILENCE_MS),
  }).catch(notReached);
  if (!response.ok) throw await failureOf(response);
  return response.status === 204 ? null : response.json().catch(notReached);
}

function notReached(): never {
  throw new AdminFailure(0);
}

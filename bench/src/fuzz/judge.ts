import { answerProblems, ErrorEnvelopeSchema, schemaProblems } from "@hearth/contract";
import type { FuzzRequest } from "./make-request.ts";
import type { FuzzAnswer } from "./send-request.ts";

export const MAX_MS = 1000;

export interface Strictness {
  maxMs: number;
  /** Successes are held against the contract. */
  isThorough: boolean;
}

/** What is wrong with an answer; undefined when all is well. */
export function judge(
  request: FuzzRequest,
  answer: FuzzAnswer,
  { maxMs, isThorough }: Strictness,
): string | undefined {
  if (answer.status >= 500) return `${answer.status}: ${answer.text.slice(0, 200)}`;
  if (answer.ms > maxMs) return `took ${Math.round(answer.ms)} ms`;
  if (request.method === "HEAD" || answer.status === 204) return undefined;
  if (answer.status >= 400) return envelopeProblem(answer);
  if (request.method === "OPTIONS" || !isThorough) return undefined;
  const pruned = `${request.path}${request.body}`.includes("includes");
  const body: unknown = JSON.parse(answer.text);
  const [problem] = answerProblems(request.endpoint, { status: answer.status, body, pruned });
  return problem && `breaks the contract: ${problem}`;
}

function envelopeProblem({ status, text }: FuzzAnswer): string | undefined {
  try {
    const [problem] = schemaProblems(ErrorEnvelopeSchema, JSON.parse(text));
    return problem && `${status} is not an error envelope: ${problem}`;
  } catch {
    return `${status} is not JSON: ${text.slice(0, 200)}`;
  }
}

import { createFuse } from "@hearth/service/fuse";
import { readVatAnswer, type VatAnswer } from "./vat-answer.ts";
import type { VatRegisterSettings } from "./vat-register-config.ts";

/** A number as the register wants it: the state's letters apart. Greece is EL, Northern Ireland XI. */
export interface VatQuestion {
  countryCode: string;
  vatNumber: string;
}

/** Never throws: that nobody answered is an answer too. */
export interface VatRegister {
  ask(question: VatQuestion): Promise<VatAnswer>;
}

/** Less than staff wait for any answer: STAFF_DEADLINE_MS. */
const DEADLINE_MS = 8000;
const FAILURES = 3;
const REST_MS = 60_000;

export function openVatRegister({ url, requester }: VatRegisterSettings): VatRegister {
  const fuse = createFuse({ failures: FAILURES, restMs: REST_MS });
  const own = requester && {
    requesterMemberStateCode: requester.slice(0, 2),
    requesterNumber: requester.slice(2),
  };
  return {
    async ask(question) {
      if (!fuse.mayAsk()) return { outcome: "unreachable", reason: "RESTING" };
      try {
        const answer = await fetch(`${url}/check-vat-number`, {
          method: "POST",
          headers: { "content-type": "application/json", accept: "application/json" },
          body: JSON.stringify({ ...question, ...own }),
          redirect: "error",
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        const said = await answer.text();
        // One state that is away is no reason to leave the others unasked.
        fuse.note(answer.status < 500);
        return readVatAnswer(answer.status, parsed(said));
      } catch {
        fuse.note(false);
        return { outcome: "unreachable", reason: "NO_ANSWER" };
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

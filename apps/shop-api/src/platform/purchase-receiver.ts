import { SIGNATURE_HEADER, signBody } from "@hearth/service/secrets";
import type { PurchaseSettings } from "./config/purchase-config.ts";

export interface PurchaseReceiver {
  isTest: boolean;
  /** `id` is the same whenever the same is told. */
  tell(id: string, body: string): Promise<Told>;
}

/** Null: the receiver took it. */
export type Told = null | {
  /** Without the receiver's words: they may repeat what it was told. */
  reason: string;
  /** It will never take this one. */
  isFinal: boolean;
};

const TIMEOUT_MS = 10_000;

/** About this very event. Whatever else is refused, such as our key or the address, is a setting somebody will repair. */
const FINAL: readonly number[] = [400, 413, 415, 422];

export function openPurchaseReceiver({ url, keys, isTest }: PurchaseSettings): PurchaseReceiver {
  return {
    isTest,
    async tell(id, body) {
      const headers = {
        "content-type": "application/json",
        "idempotency-key": id,
        [SIGNATURE_HEADER]: signBody(keys, body, Date.now()),
      };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        const answer = await fetch(url, { method: "POST", headers, body, redirect: "error", signal });
        await answer.body?.cancel();
        return answer.ok ? null : { reason: `${answer.status}`, isFinal: FINAL.includes(answer.status) };
      } catch (error) {
        return { reason: unreachable(error), isFinal: false };
      }
    },
  };
}

function unreachable(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return cause?.code ?? name;
}

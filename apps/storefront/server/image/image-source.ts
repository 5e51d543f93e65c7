export type SourceRefusal = "missing" | "too-large" | "unreachable";

export class SourceRefused extends Error {
  readonly reason: SourceRefusal;

  constructor(reason: SourceRefusal) {
    super(`picture is ${reason}`);
    this.reason = reason;
  }
}

const TIME_LIMIT_MS = 10_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** The original from the shop's own origin. A redirect could lead anywhere: it counts as unreachable. */
export async function fetchSource(source: string, shopApiUrl: string): Promise<Buffer> {
  const answer = await fetch(new URL(source, new URL(shopApiUrl).origin), {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    redirect: "error",
  }).catch(() => null);
  if (!answer || answer.status >= 500) throw new SourceRefused("unreachable");
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    throw new SourceRefused("missing");
  }
  return readBounded(answer.body);
}

/** The length is counted, not believed. Leaving the loop ends the transfer. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      length += part.length;
      if (length > MOST_BYTES) throw new SourceRefused("too-large");
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof SourceRefused ? error : new SourceRefused("unreachable");
  }
  return Buffer.concat(parts);
}

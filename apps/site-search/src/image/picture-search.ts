import { type FailureCode, ProtocolFailure } from "../protocol/protocol-failure.ts";

/** Products that look like the picture, the most similar first. */
export type FindByPicture = (picture: Buffer, signal: AbortSignal) => Promise<string[]>;

/** Everything the picture search finds; pages are cut out of it here. */
const MAX_HITS = 100;

const codes: Readonly<Record<number, FailureCode>> = {
  400: "invalid_image",
  413: "too_large",
  415: "unsupported_image",
  429: "too_many_requests",
};

export function createPictureSearch(url: string): FindByPicture {
  return async (picture, signal) => {
    try {
      const answer = await fetch(`${url}/find?limit=${MAX_HITS}`, {
        method: "POST",
        headers: { "content-type": "application/octet-stream" },
        body: new Uint8Array(picture),
        redirect: "error",
        signal,
      });
      if (!answer.ok) throw await refusal(answer);
      const { hits } = (await answer.json()) as { hits: { productId: string }[] };
      return hits.map(({ productId }) => productId);
    } catch (cause) {
      if (cause instanceof ProtocolFailure) throw cause;
      throw new ProtocolFailure(signal.aborted ? "too_slow" : "image_search_unreachable", { cause });
    }
  };
}

async function refusal(answer: Response): Promise<ProtocolFailure> {
  await answer.body?.cancel();
  const seconds = Number(answer.headers.get("retry-after"));
  return new ProtocolFailure(codes[answer.status] ?? "image_search_unreachable", {
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
  });
}

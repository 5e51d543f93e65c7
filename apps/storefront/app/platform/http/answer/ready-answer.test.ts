import { expect, it } from "vitest";
import { createEncodings } from "./content-encoding.server.ts";
import { createReadyAnswers } from "./ready-answer.server.ts";

const body = Buffer.from("a page ".repeat(400));
const page = {
  status: 200,
  headers: [["content-type", "text/html"]] as const,
  body,
  surrogateKeys: [],
  encodings: createEncodings(body),
  etag: 'W/"1"',
  renderedAt: 0,
};

async function recalled(acceptEncoding: string) {
  const ready = createReadyAnswers(page);
  const asked = { acceptEncoding, ifNoneMatch: null };
  expect(ready.recall(asked)).toBeNull();
  await page.encodings("br");
  await page.encodings("gzip");
  return ready.recall(asked);
}

it.each(["br", "gzip"] as const)("sends the page in %s once that exists", async (encoding) => {
  const answer = await recalled(encoding);
  const bytes = await page.encodings(encoding);
  expect(answer?.body).toBe(bytes);
  expect(answer?.headers.join(" ")).toBe(
    `content-type text/html x-cache hit vary accept-encoding etag W/"1" content-encoding ${encoding} content-length ${bytes.length}`,
  );
});

it("a browser that has the page already gets no body", () => {
  const answer = createReadyAnswers(page).recall({ acceptEncoding: "br", ifNoneMatch: 'W/"1"' });
  expect(answer).toMatchObject({ status: 304, body: null });
  expect(answer?.headers).not.toContain("content-length");
});

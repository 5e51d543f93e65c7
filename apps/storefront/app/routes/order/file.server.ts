import type { ShopFile } from "../../platform/shop/client/shop-client.server.ts";
import { notFound, showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** A file of the shop API for this visitor. Whatever they may not have does not exist for them. */
export async function sendFile(visit: Visit, read: () => Promise<ShopFile>): Promise<Response> {
  return showFailures(visit, async () => {
    try {
      const { body, type, disposition } = await read();
      return new Response(new Uint8Array(body), {
        headers: {
          "content-type": type,
          "content-disposition": disposition ?? "attachment",
          // Viewers of PDF files need what a stricter policy would take from them.
          "content-security-policy":
            "script-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
        },
      });
    } catch (error) {
      const isHidden = error instanceof ShopApiError && [400, 403, 404].includes(error.status);
      if (isHidden) return notFound(visit.pathname);
      throw error;
    }
  });
}

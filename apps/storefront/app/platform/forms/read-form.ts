/** The fields of a posted form, or null when it is larger than any form of the shop or no form at all. */
export async function readForm(request: Request, mostBytes = 65_536): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  try {
    return await new Response(Buffer.concat(chunks), { headers: { "content-type": type } }).formData();
  } catch {
    return null;
  }
}

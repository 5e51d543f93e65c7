/** A piece of HTML without a page around it, for a script that puts it into one. */
export function fragment(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  });
}

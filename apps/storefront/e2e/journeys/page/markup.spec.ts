import { expect, test } from "@playwright/test";
import { cleanHtml } from "@hearth/service/markup";
import { hostileText } from "@hearth/service/markup-proof";

/** `npm run prove:markup` asks a parser of the same standard about ten million. */
const texts = Array.from({ length: 5_000 }, (_, number) => cleanHtml(hostileText(number)));

test("a real browser reads cleaned texts exactly as they were written", async ({ page }) => {
  await page.setContent("<!doctype html><title>markup</title>");
  const misread = await page.evaluate((written) => {
    const escaped = (text: string) =>
      text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const asWritten = (node: Node): string => {
      if (node instanceof Text) return escaped(node.data);
      if (!(node instanceof Element)) return `<!${node.nodeName}>`;
      const attributes = [...node.attributes].map(
        ({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', "&quot;")}"`,
      );
      const begin = `<${node.localName}${attributes.join("")}>`;
      const isEmpty = ["br", "hr", "img"].includes(node.localName);
      return isEmpty ? begin : `${begin}${[...node.childNodes].map(asWritten).join("")}</${node.localName}>`;
    };
    return written.filter((html) => {
      // A document of its own: nothing is fetched, nothing runs.
      const read = new DOMParser().parseFromString(`<!doctype html><div>${html}</div><hr>`, "text/html");
      return [...read.body.childNodes].map(asWritten).join("") !== `<div>${html}</div><hr>`;
    });
  }, texts);
  expect(misread).toEqual([]);
});

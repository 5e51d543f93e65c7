import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["<h2>Recht</h2>\n  <p>Vierzehn\n Tage.</p><p>Danke</p>", "## Recht\n\nVierzehn Tage.\n\nDanke"],
  ["<ul><li>An uns</li><li>Name</li></ul><p>Ende</p>", "- An uns\n- Name\n\nEnde"],
  [
    "<table><thead><tr><th>Art</th><th>Kosten</th></tr></thead><tbody><tr><td>Sperrgut</td> <td>35 €</td></tr></tbody></table>",
    "Art | Kosten\nSperrgut | 35 €",
  ],
  ["<p>a<br>b &amp; c &lt;d&gt; &#8364; &#x41; &unknown;</p>", "a\nb & c <d> € A &unknown;"],
  ["<p>x</p><script>alert(1)</script><!-- y --><p>z</p>", "x\n\nz"],
  ['<p>Telefon <a href="tel:+49">+49</a></p>', "Telefon +49"],
  ["", ""],
])("%j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

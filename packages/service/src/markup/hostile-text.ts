import corpus from "./xss-corpus.json" with { type: "json" };

const published = corpus.flatMap(({ vectors }) => vectors);

const listed = (
  "p h1 h2 h3 h4 ul ol li strong b em i u small sub sup blockquote br hr span div a img table caption thead tbody tr th td " +
  "dl dt dd"
).split(" ");
const unlisted = (
  "colgroup col tfoot h5 script style iframe object embed template noscript textarea title svg math select option " +
  "optgroup xmp plaintext noembed noframes listing pre form input button label fieldset details summary dialog main section " +
  "article header footer nav address center font nobr big code tt strike marquee applet ruby rb rt rtc rp video audio source " +
  "body html head base link meta frameset frame keygen image menu search foreignObject desc mi mo mtext annotation-xml " +
  "mglyph malignmark semantics animate set use path g x-y slot portal"
).split(" ");
const attributes = (
  "href src title class alt style id name onclick onerror onmouseover onfocus autofocus action formaction srcdoc srcset sizes " +
  "xlink:href xmlns colspan rowspan scope width height tabindex data-x target encoding type http-equiv content is shadowrootmode"
).split(" ");
const values = [
  ..."/x #x https://x.example/ http:x mailto:a@b tel:1 //x.example javascript:alert(1) JaVaScRiPt:1 data:text/html,x vbscript:x".split(
    " ",
  ),
  ..."btn|btn btn-primary|text/html|0|5|99999|\"|'|`|<|>|</p>|<img src=x onerror=y>|-->|]]>|&quot;|&#34|&lt;script&gt;".split(
    "|",
  ),
  "java\nscript:1",
  " javascript:1",
  "\u0001javascript:1",
  "/x\u0000y",
  "&#106avascript:1",
  "&Tab;javascript&colon;1",
  "</noscript><img src=x onerror=y>",
  "/\u00a0\ud800",
];
const loose = [
  ..."< > / = \" ' ` ! -- - & ; ? [ ] <! </ <? <!-- --> --!> <!--> <!---> <![CDATA[ ]]> <!DOCTYPE <!doctype&nbsp;html> <? ?> <%".split(
    " ",
  ),
  ..."&lt; &gt; &amp; &quot; &#39; &#60 &#x3c; &#0; &#13; &#xD800; &nbsp; &notin; &not &ampltx &NewLine; &Tab; &lt".split(
    " ",
  ),
  ..."\0 \r \n \r\n \t \f \v \u00a0 \u2028 \ufeff \ufffd \ud800 \udfff ü text <a <img <p <b </a </p </".split(
    " ",
  ),
  " ",
  "\n",
  "\r",
  "\t",
  "  text  ",
];

/** The same number gives the same text, on every machine: what was found once can be looked at again. */
export function hostileText(number: number): string {
  const random = numbersFrom(number);
  const roll = random();
  if (roll < 0.25) return mutated(random);
  if (roll < 0.4) return written(random) + pick(random, published) + written(random);
  return written(random);
}

type Random = () => number;

function written(random: Random): string {
  // Most texts are short: there are more of them, and what breaks out does so with few pieces.
  const length = 1 + Math.floor(random() ** 2 * 30);
  // A small vocabulary for each text, so that the same elements meet each other in it.
  const names = Array.from({ length: 2 + Math.floor(random() * 5) }, () => elementName(random));
  return Array.from({ length }, () => piece(random, names)).join("");
}

function piece(random: Random, names: readonly string[]): string {
  const name = random() < 0.9 ? pick(random, names) : elementName(random);
  const roll = random();
  if (roll < 0.4) return `<${name}${attributeList(random)}${random() < 0.1 ? "/" : ""}>`;
  if (roll < 0.65) return `</${name}${random() < 0.1 ? attributeList(random) : ""}>`;
  if (roll < 0.75) return `<${random() < 0.3 ? "/" : ""}${name}${attributeList(random)}`;
  return pick(random, loose);
}

/** Mostly what is let through: what is dropped with all its content hides the rest of the text. */
function elementName(random: Random): string {
  return pick(random, random() < 0.8 ? listed : unlisted);
}

function attributeList(random: Random): string {
  let list = "";
  while (random() < 0.3) {
    const quote = pick(random, ['"', "'", ""]);
    const isClosed = random() < 0.9;
    list += `${pick(random, [" ", "/", "\n", "\f", ""])}${pick(random, attributes)}`;
    if (random() < 0.9) list += `=${quote}${pick(random, values)}${isClosed ? quote : ""}`;
  }
  return list;
}

function mutated(random: Random): string {
  let text = pick(random, published);
  for (let left = 1 + Math.floor(random() * 6); left > 0; left--) {
    const at = Math.floor(random() * (text.length + 1));
    const to = Math.min(text.length, at + Math.floor(random() * 12));
    const roll = random();
    const other = pick(random, published);
    const insert =
      roll < 0.3
        ? ""
        : roll < 0.5
          ? text.slice(at, to).repeat(2)
          : roll < 0.8
            ? piece(random, listed)
            : other.slice(Math.floor(random() * other.length));
    text = text.slice(0, at) + insert + text.slice(roll < 0.3 ? to : at);
  }
  return text;
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Mulberry32: small, quick, and good enough to mix pieces. */
function numbersFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e37_79b9);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

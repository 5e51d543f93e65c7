/** What the standard's tree builder does with the elements editors may use ("in body", "in table" and so on). */
const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));

export const listedElements = set(
  "p h1 h2 h3 h4 ul ol li strong b em i u small sub sup blockquote br hr span div a img " +
    "table caption thead tbody tr th td dl dt dd",
);
export const emptyElements = set("br hr img");
export const headings = set("h1 h2 h3 h4");

/** The beginning of these ends an open paragraph, however deep in it. */
export const closesParagraph = set("p h1 h2 h3 h4 ul ol blockquote div hr table dl");

/** Nothing looks out of these: a paragraph or a list outside of a table does not end within it. */
export const tableParts = set("table caption thead tbody tr th td");
/** In these stands what can stand on the page. */
export const cellNames = set("td th caption");

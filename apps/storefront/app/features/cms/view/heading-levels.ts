/**
 * Editors choose headings by size, but whoever listens to a page needs them without gaps. A heading that skips a level moves up
 * to the next free one and keeps its look by class; headings of equal size stay on equal level.
 */
export interface HeadingLevels {
  /** The same text with its headings on the right levels. */
  level: (html: string) => string;
  /** Headings the page itself puts here. */
  pass: (...levels: number[]) => void;
}

/** One page, from top to bottom; its main heading stands before everything else. */
export function createHeadingLevels(): HeadingLevels {
  const above = [1];

  function enter(wanted: number): number {
    while ((above.at(-1) ?? 0) >= wanted) above.pop();
    above.push(wanted);
    return above.length;
  }

  return {
    level(html) {
      let shown = 1;
      return html.replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, digit: string) => {
        if (slash) return `</h${shown}>`;
        const wanted = Number(digit);
        shown = enter(wanted);
        return shown === wanted ? `<h${wanted}>` : `<h${shown} class="like-h${wanted}">`;
      });
    },
    pass(...levels) {
      for (const level of levels) enter(level);
    },
  };
}

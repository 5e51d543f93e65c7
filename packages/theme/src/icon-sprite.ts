interface Drawing {
  body: string;
}

/** One file for all icons: a page loads it once and every icon points into it. */
export function writeSprite(names: readonly string[], drawings: Readonly<Record<string, Drawing>>): string {
  const symbols = names.map((name) => {
    const drawing = drawings[name];
    if (!drawing) throw new Error(`There is no icon named ${name}.`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

/** Without capitals and marks above the letters: "grun" finds "Grün", "lod" finds "Łódź". */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss");
}

export function optionsWith<Option extends { name: string }>(
  options: readonly Option[],
  wanted: string,
): readonly Option[] {
  const words = folded(wanted).split(/\s+/);
  return options.filter(({ name }) => words.every((word) => folded(name).includes(word)));
}

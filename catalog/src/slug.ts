const spelledOut: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ł: "l",
  ø: "o",
  æ: "ae",
  "²": "2",
  "³": "3",
  "&": " ",
  "+": " plus ",
};

/** A name as part of an SEO path: lower case, a-z 0-9 and single hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßłøæ²³&+]/g, (letter) => spelledOut[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Words behind which a name says what the thing is for, or what comes with it, and no longer what it is. */
const turns: Readonly<Record<string, string>> = {
  de: "für|mit|ohne|gegen|zum|zur|vom|aus|nach",
  en: "for|with|without|against|of|from|to",
  pl: "do|dla|z|ze|bez|na|od",
};

/** `Klemmleiste für Fußbodenheizung` → a `Klemmleiste`, which is about `für Fußbodenheizung`. */
export function splitName(name: string, locale: string): { head: string; rest: string } {
  const words = turns[locale.slice(0, 2)];
  const at = words === undefined ? -1 : name.search(new RegExp(`\\s(?:${words})\\s`, "iu"));
  return at < 0 ? { head: name, rest: "" } : { head: name.slice(0, at), rest: name.slice(at) };
}

const LONGEST = 200;
/** `/order/{code}` and `/order/document/{id}/{code}`: the code is half of what proves whose order it is. */
const linkedOrder = /(?<!\/account)(\/+order\/+)(?!document\/|download\/)[^/]+/;
const linkedDocument = /(\/+order\/+document\/+[^/]*\/+)[^/]+/;

/** `/preview/{secret}`: whoever knows it sees a draft. */
const preview = /(\/+preview\/+)[^/]+/;

/** What a log may tell of an address: no query, which may hold what a visitor typed, and no secret of a mail's link. */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path
    .slice(0, LONGEST)
    .replace(linkedDocument, "$1***")
    .replace(linkedOrder, "$1***")
    .replace(preview, "$1***");
}

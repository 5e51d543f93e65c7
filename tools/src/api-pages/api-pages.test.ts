import { readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { type Endpoint, endpoints, parseRequest } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { listRepositoryFiles, repositoryRoot } from "../repository.ts";
import { apiPages } from "./api-pages.ts";
import { callsOf } from "./described-call.ts";
import { readDocuments, pagesFolder } from "./read-documents.ts";
import { exampleBody, exampleParams, exampleQuery } from "./request-example.ts";
import { requestSamples } from "./request-samples.ts";

const documents = readDocuments();
const pages = apiPages(documents);
const calls = callsOf(documents.shopApi);

describe("the pages of docs/api", () => {
  it("are those the generator makes: run `npm run api-pages` after a change", () => {
    const folder = `${relative(repositoryRoot, pagesFolder)}/`;
    const written = listRepositoryFiles().filter((path) => path.startsWith(folder));
    expect(written.map((path) => path.slice(folder.length)).toSorted()).toEqual([...pages.keys()].toSorted());
    for (const [path, text] of pages) expect(readFileSync(join(pagesFolder, path), "utf8"), path).toBe(text);
  });

  it("tell of every endpoint once", () => {
    const told = [...pages]
      .filter(([path]) => path.startsWith("shop-api/"))
      .flatMap(([, text]) => [...text.matchAll(/^Operation `(\w+)`/gm)].map(([, id]) => id));
    expect(told.map(String).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it("link to parts that exist", () => {
    const anchors = new Map(
      [...pages].map(([path, text]) => [
        path,
        new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, head]) => anchor(head ?? ""))),
      ]),
    );
    const broken = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)].flatMap(([, page = "", part = ""]) => {
        const target = page === "" ? path : posix.join(posix.dirname(path), page);
        return anchors.get(target)?.has(part) ? [] : `${path}: ${page}#${part}`;
      }),
    );
    expect(broken).toEqual([]);
  });
});

describe("examples of requests", () => {
  it.each(calls.map((call) => [call.operation.operationId, call] as const))(
    "%s takes its own",
    (id, call) => {
      const endpoint: Endpoint = endpoints[id as keyof typeof endpoints];
      const { schemas } = documents.shopApi.components;
      const ask = () =>
        parseRequest(endpoint, {
          method: call.method,
          params: exampleParams(call, schemas),
          query: exampleQuery(call, schemas) as Record<string, string>,
          body: exampleBody(call, schemas),
        });
      expect(ask).not.toThrow();
    },
  );

  it("are written by hand for endpoints that exist", () => {
    expect(Object.keys(requestSamples).filter((id) => !(id in endpoints))).toEqual([]);
  });
});

/** As GitHub does it: lower case, no punctuation, dashes for spaces. */
function anchor(heading: string): string {
  const text = heading.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1").toLowerCase();
  return [...text]
    .filter((letter) => /[\w -]/.test(letter))
    .join("")
    .replaceAll(" ", "-");
}

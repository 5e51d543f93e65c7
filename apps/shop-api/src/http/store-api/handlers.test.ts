import { readdirSync } from "node:fs";
import { endpoints } from "@hearth/contract";
import { expect, it } from "vitest";
import { handlers } from "./handlers.ts";

const contractFolder = new URL("../../../../../packages/contract/src/endpoints/", import.meta.url);

/** The operations a file names, in its order. */
async function operationsOf(file: URL): Promise<string[]> {
  const exported = Object.entries((await import(file.href)) as Record<string, object>);
  return exported.flatMap(([name, table]) => (/(Endpoints|Handlers)$/.test(name) ? Object.keys(table) : []));
}

const files = readdirSync(import.meta.dirname).filter((name) => !name.startsWith("handlers."));

it.each(files)("%s answers the operations of the contract's file of that name", async (name) => {
  expect(await operationsOf(new URL(name, import.meta.url))).toEqual(
    await operationsOf(new URL(name, contractFolder)),
  );
});

it("binds every operation to its own endpoint", () => {
  expect(Object.entries(handlers).map(([id, { endpoint }]) => [id, endpoint.operationId])).toEqual(
    Object.keys(endpoints).map((id) => [id, id]),
  );
});

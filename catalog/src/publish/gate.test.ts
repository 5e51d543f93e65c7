import { expect, it } from "vitest";
import { type GateFault, newFaults } from "./gate.ts";

const fault = (more: Partial<GateFault> = {}): GateFault => ({
  rule: "texts",
  key: "pump",
  field: "name",
  kind: "missing",
  languages: ["en", "pl"],
  ...more,
});

it.each<[string, GateFault[], GateFault[], number]>([
  ["nothing", [], [], 0],
  ["the same", [fault()], [fault()], 0],
  ["a first one", [], [fault()], 1],
  ["one that went", [fault()], [], 0],
  ["fewer languages", [fault()], [fault({ languages: ["pl"] })], 0],
  ["another language", [fault({ languages: ["pl"] })], [fault({ languages: ["en"] })], 1],
  ["all languages, then some", [fault({ languages: [] })], [fault()], 0],
  ["some languages, then all", [fault()], [fault({ languages: [] })], 1],
  ["another kind", [fault()], [fault({ kind: "filler", languages: [] })], 1],
  ["another place", [fault()], [fault({ field: "description" })], 1],
  ["another product", [fault()], [fault({ key: "tank" })], 1],
  ["another rule", [fault()], [fault({ rule: "picture" })], 1],
])("%s", (_name, before, after, fresh) => {
  expect(newFaults(before, after)).toHaveLength(fresh);
});

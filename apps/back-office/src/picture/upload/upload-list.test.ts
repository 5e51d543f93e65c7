import { MOST_PICTURE_BYTES } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { refusedFile, uploadList, type Upload, type UploadStep } from "./upload-list.ts";

const steps = (...all: UploadStep[]) => all.reduce<readonly Upload[]>(uploadList, []);
const added = (...names: string[]): UploadStep => ({
  kind: "added",
  uploads: names.map((name) => ({ key: `key-${name}`, name })),
});
const said = (list: readonly Upload[]) => list.map(({ name, state, share }) => `${name} ${state} ${share}`);

it("files wait, are sent and are done, each on its own", () => {
  const list = steps(added("a", "b"), { kind: "sent", key: "key-a", share: 0.4 });
  expect(said(list)).toEqual(["a sending 0.4", "b waiting 0"]);
  expect(said(uploadList(list, { kind: "done", key: "key-a" }))).toEqual(["a done 1", "b waiting 0"]);
});

it("what failed stays until the same file comes again, what is done goes with the next files", () => {
  const list = steps(
    added("a", "b"),
    { kind: "done", key: "key-a" },
    { kind: "failed", key: "key-b", error: "no" },
  );
  expect(said(uploadList(list, added("c")))).toEqual(["b failed 0", "c waiting 0"]);
  expect(said(uploadList(list, added("b")))).toEqual(["b waiting 0"]);
});

it.each([
  ["image/jpeg", 1, null],
  ["image/avif", MOST_PICTURE_BYTES, null],
  ["image/png", MOST_PICTURE_BYTES + 1, "ADMIN__FILE_TOO_LARGE"],
  ["image/svg+xml", 1, "ADMIN__FILE_TYPE"],
  ["", 1, "ADMIN__FILE_TYPE"],
])("%s of %d bytes: %s", (type, size, code) => {
  expect(refusedFile({ type, size })).toBe(code);
});

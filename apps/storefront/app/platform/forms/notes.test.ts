import { expect, it } from "vitest";
import { openNotes } from "./notes.server.ts";

const note = { key: "note.signedIn", type: "success" } as const;

function sent(cookie: string | null): string {
  return cookie?.split(";")[0] ?? "";
}

it("travels to the next page, survives a redirect, and is gone afterwards", () => {
  const form = openNotes(null, false);
  form.leave(note);
  const cookie = sent(form.cookie(303));

  const redirect = openNotes(cookie, false);
  redirect.take();
  expect(redirect.cookie(302)).toBeNull();

  const page = openNotes(cookie, false);
  expect(page.take()).toEqual([note]);
  expect(page.cookie(200)).toContain("Max-Age=0");
});

it("says nothing that somebody else wrote into it", () => {
  expect(openNotes("hearth-note=<b>~success.a~loud.note~success~x", false).take()).toEqual([]);
});

it("leaves the cookie alone where nothing was said", () => {
  expect(openNotes("hearth-note=signedIn~success", false).cookie(200)).toBeNull();
});

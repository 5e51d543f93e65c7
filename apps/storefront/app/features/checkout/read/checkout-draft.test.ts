import { expect, it } from "vitest";
import { keepDraft, readDraft } from "./checkout-draft.server.ts";

const publicUrl = "http://localhost:3000";
const auth = { secret: "s".repeat(32), providers: [], social: null } as unknown as Parameters<
  typeof readDraft
>[0]["auth"];

async function after(values: Record<string, string>) {
  const cookies: string[] = [];
  await keepDraft({ publicUrl, auth, cookies }, values);
  const [cookie = ""] = cookies[0]?.split(";") ?? [];
  return { cookie, read: await readDraft({ publicUrl, auth }, asking(cookie)) };
}

const asking = (cookie: string) => new Request(publicUrl, { headers: { cookie } });

it("keeps what was typed, but no consent, and nobody can read it", async () => {
  const typed = { "freight.note": "Tor 2 – hinten", phoneNumber: "+49 69 1" };
  const { cookie, read } = await after({ ...typed, terms: "on", hash: "x" });
  expect(read).toEqual(typed);
  expect(Buffer.from(cookie, "base64url").toString()).not.toContain("Tor 2");
});

it("is nothing where nothing was kept, or something else was written", async () => {
  expect((await after({})).read).toEqual({});
  expect(await readDraft({ publicUrl, auth }, asking("hearth-checkout=abc.def"))).toEqual({});
});

it("leaves out what no cookie can hold", async () => {
  expect((await after({ "freight.note": "ż".repeat(3000) })).cookie).toBe("");
});

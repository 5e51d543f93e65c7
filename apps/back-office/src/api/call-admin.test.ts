import { afterEach, expect, it, vi } from "vitest";
import { callAdmin } from "./call-admin.ts";
import { fakeAdmin, refusal } from "./fake-admin.fixture.ts";
import { proofQuestion } from "./questions.ts";

afterEach(() => vi.unstubAllGlobals());

const invitation = { input: { email: "a@b.example", name: "Ada", locale: "de-DE", role: "orders" } };

it("repeats a call after the proof, with the key of the first one", async () => {
  const sent = fakeAdmin(refusal(403, "ADMIN__PROVE_AGAIN"), { status: 201, body: { id: "1" } });
  const answer = callAdmin("inviteStaff", invitation);
  await vi.waitFor(() => expect(proofQuestion.pending()).not.toBeNull());
  proofQuestion.answer(true);
  expect(await answer).toEqual({ id: "1" });
  const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it("does nothing more where nobody wants to prove anything", async () => {
  const sent = fakeAdmin(refusal(403, "ADMIN__PROVE_AGAIN"));
  const answer = callAdmin("inviteStaff", invitation);
  await vi.waitFor(() => expect(proofQuestion.pending()).not.toBeNull());
  proofQuestion.answer(false);
  await expect(answer).rejects.toMatchObject({ status: 403 });
  expect(sent).toHaveLength(1);
});

it("asks once for two calls that want the proof", async () => {
  const refused = refusal(403, "ADMIN__PROVE_AGAIN");
  const sent = fakeAdmin(refused, refused, { status: 204 }, { status: 204 });
  const both = Promise.all([
    callAdmin("removeTotp", {}),
    callAdmin("removePasskey", { params: { id: "1" } }),
  ]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(proofQuestion.pending()).not.toBeNull());
  proofQuestion.answer(true);
  expect(await both).toEqual([null, null]);
});

it("says that it is the back office's own page, and sends no key where none is wanted", async () => {
  const sent = fakeAdmin({ status: 200, body: { sessions: [] } });
  await callAdmin("listOwnSessions", {});
  expect(sent[0]?.headers.get("x-hearth-admin")).toBe("1");
  expect(sent[0]?.headers.has("idempotency-key")).toBe(false);
});

it("tells a server that was not reached from one that refused", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  await expect(callAdmin("readMe", {})).rejects.toMatchObject({ status: 0 });
  fakeAdmin(refusal(404, "FRAMEWORK__ENTITY_NOT_FOUND"));
  await expect(callAdmin("readMe", {})).rejects.toMatchObject({ status: 404 });
});

it("does not wait for ever for a server that takes the call and says nothing", async () => {
  const patience = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  const answer = callAdmin("readMe", {});
  expect(limit).toHaveBeenCalledWith(30_000);
  patience.abort();
  await expect(answer).rejects.toMatchObject({ status: 0 });
  limit.mockRestore();
});

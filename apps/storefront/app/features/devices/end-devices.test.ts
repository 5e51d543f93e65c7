import { expect, it } from "vitest";
import { endDevices } from "./end-devices.server.ts";

const sessionId = "a".repeat(32);

async function press(fields: Record<string, string>) {
  const calls: unknown[][] = [];
  const act = async (...call: unknown[]) => {
    calls.push(call);
    return null;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const note = await endDevices({ act } as never, form);
  return { calls, note };
}

it("signs one device out", async () => {
  expect(await press({ intent: "end", sessionId })).toEqual({
    calls: [["endSession", { params: { sessionId } }]],
    note: "note.deviceEnded",
  });
});

it("signs all others out", async () => {
  expect(await press({ intent: "end-others" })).toEqual({
    calls: [["endOtherSessions"]],
    note: "note.devicesEnded",
  });
});

it.each<Record<string, string>>([
  {},
  { intent: "end" },
  { intent: "end", sessionId: "../customer" },
  { intent: "everything", sessionId },
])("takes no other form: %j", async (fields) => {
  await expect(press(fields)).rejects.toMatchObject({ init: { status: 400 } });
});

import { expect, it } from "vitest";
import { createSupervisor } from "./processes.ts";

const node = (program: string) => [process.execPath, "-e", program];
const forever = "setInterval(() => {}, 1000)";

it("runs a process to its end and fails when it fails", async () => {
  const supervisor = createSupervisor(() => {});
  await supervisor.run({ name: "good", command: node(""), quiet: true });
  await expect(
    supervisor.run({ name: "bad", command: node("process.exit(3)"), quiet: true }),
  ).rejects.toThrow("bad failed (3)");
});

it("hands the environment to the process", async () => {
  const supervisor = createSupervisor(() => {});
  const check = node("process.exit(process.env.COLOUR === 'red' ? 0 : 1)");
  await supervisor.run({ name: "env", command: check, env: { COLOUR: "red" }, quiet: true });
  await expect(supervisor.run({ name: "env", command: check, quiet: true })).rejects.toThrow("failed");
});

it("a patient process goes behind the others", async () => {
  const supervisor = createSupervisor(() => {});
  const check = node("setInterval(() => require('os').getPriority() > 0 && process.exit(), 10)");
  const run = supervisor.run({ name: "patient", command: check, isPatient: true, quiet: true });
  await expect(run).resolves.toBeUndefined();
});

it("reports a process that should have stayed", async () => {
  const lost = await new Promise((resolve) => {
    createSupervisor(resolve).start({ name: "worker", command: node(""), quiet: true });
  });
  expect(lost).toBe("worker");
});

it("stops everything without reporting a loss", async () => {
  const losses: string[] = [];
  const supervisor = createSupervisor((name) => losses.push(name));
  supervisor.start({ name: "one", command: node(forever), quiet: true });
  supervisor.start({
    name: "two",
    command: ["sh", "-c", `"${process.execPath}" -e '${forever}'; true`],
    quiet: true,
  });
  await supervisor.stop();
  expect(losses).toEqual([]);
});

import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { repositoryRoot } from "./repository.ts";
import { formatTable } from "./format-table.ts";
import { type VerifyStep, verifySteps } from "./verify-steps.ts";

interface StepResult {
  name: string;
  seconds: number;
  passed: boolean;
  output: string;
}

function runStep({ name, command: [program = "", ...parameters] }: VerifyStep): Promise<StepResult> {
  const started = performance.now();
  const child = spawn(program, parameters, { cwd: repositoryRoot, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    const finish = (passed: boolean) =>
      resolve({ name, passed, output, seconds: (performance.now() - started) / 1000 });
    child.on("error", (error) => {
      output += error.message;
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}

const waiting = [...verifySteps];
const results: StepResult[] = [];

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const result = await runStep(step);
    results.push(result);
    if (!result.passed) console.error(`\n── ${result.name} ──\n${result.output}`);
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));

const rows = results.map(({ name, seconds, passed }) => [
  name,
  `${seconds.toFixed(1)} s`,
  passed ? "ok" : "FAILED",
]);
console.log(formatTable(["step", "time", "result"], rows));
const failed = results.filter(({ passed }) => !passed).length;
const total = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed === 0
    ? `verify: all ${results.length} steps passed in ${total} s`
    : `verify: ${failed} of ${results.length} steps failed`,
);
process.exitCode = failed === 0 ? 0 : 1;

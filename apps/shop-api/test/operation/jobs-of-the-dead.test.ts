import { expect, it } from "vitest";
import { freeJobsOfTheDead } from "../../src/platform/jobs/jobs-of-the-dead.ts";
import { eventually } from "../harness/eventually.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

/** A job as a worker of this name holds it. */
async function heldBy(worker: string, attempts: number): Promise<string> {
  const [job] = await shop.sql<{ id: string }[]>`
    select id::text from graphile_worker.add_job('send_mail', '{}'::json, run_at := now() - interval '1 hour')`;
  await shop.sql`update graphile_worker._private_jobs
    set attempts = ${attempts}, locked_at = now() - interval '10 seconds', locked_by = ${worker} where id = ${job?.id ?? ""}`;
  return job?.id ?? "";
}

const jobOf = async (id: string) => {
  const [job] = await shop.sql<{ attempts: number; locked_by: string | null; is_last: boolean }[]>`
    select attempts, locked_by, run_at > now() - interval '1 minute' as is_last from graphile_worker.jobs where id = ${id}`;
  return job;
};

it("frees a job whose worker died, with the attempt that its death took, and leaves those of the living", async () => {
  const [last, first, living] = [
    await heldBy("dead", 25),
    await heldBy("dead too", 0),
    await heldBy("me", 3),
  ];
  const warnings: unknown[] = [];
  const signOfLife = freeJobsOfTheDead(shop.databaseUrl, "me", (error) => warnings.push(error));
  await eventually(async () => {
    expect(await jobOf(last)).toEqual({ attempts: 24, locked_by: null, is_last: true });
  }, 10_000);
  expect(await jobOf(first)).toEqual({ attempts: 0, locked_by: null, is_last: true });
  expect(await jobOf(living)).toEqual({ attempts: 3, locked_by: "me", is_last: false });
  await signOfLife.stop();
  expect(warnings).toEqual([]);
});

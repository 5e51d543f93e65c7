import { expect, it } from "vitest";
import { formatTable } from "./format-table.ts";

it("pads every column to its widest cell", () => {
  expect(formatTable(["step", "time"], [["unit tests", "1 s"]])).toBe(
    "\nstep        time\n──────────  ────\nunit tests  1 s\n",
  );
});

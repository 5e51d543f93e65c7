/** Prints what a check found and lets the process fail if it found anything. */
export function reportProblems(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

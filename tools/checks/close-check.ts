/** Takes what a check found (none: it passed) and what it looked at; prints both and ends with 0 or 1. */
export const closeCheck = (problems: readonly string[], looked: string): void => {
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(looked)
  process.exitCode = problems.length === 0 ? 0 : 1
}

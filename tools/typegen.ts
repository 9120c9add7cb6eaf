import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/** Writes the types of the routes of each React Router app; returns what went wrong. */
const apps = ['storefront', 'console', 'platform'].filter((app) =>
  existsSync(`${app}/react-router.config.ts`),
)
const runs = await Promise.all(apps.map((app) => runCommand(`react-router typegen ${app}`)))
for (const run of runs) if (run.code !== 0) console.error(run.output)
process.exitCode = runs.some((run) => run.code !== 0) ? 1 : 0

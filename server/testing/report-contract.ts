import { appendFileSync } from 'node:fs'

/** What a test compared an adapter or a simulator with: a source of the maker, and how much of it was walked. */
export type ContractReport = {
  /** the adapter's folder name, such as `hyperpay` */
  adapter: string
  /** the maker's library, API description or recorded sample */
  source: string
  /** the source's version, commit or date, so that the comparison can be repeated */
  version: string
  /** how many of the maker's codes, statuses or states were walked */
  codes?: number
  /** how many schemas or operations of the maker's description were checked */
  schemas?: number
  /** how many of the maker's requests, answers or samples were replayed */
  samples?: number
  /** what differs from the source and is named in docs/production.md, one sentence each */
  differences?: readonly string[]
}

/**
 * Takes what a contract test walked and writes it as one line of JSON to the file that CONTRACT_REPORT names;
 * without that variable it does nothing. `npm run contracts` prints the lines as a table.
 */
export const reportContract = (report: ContractReport) => {
  const file = process.env['CONTRACT_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify(report)}\n`)
}

import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { MessageProvider, ProviderAccount } from '#server/adapters/messages/port.ts'
import { openAccount } from '#server/start/senders.ts'
import { findMessageAccount } from '#server/store/notifications/message-accounts.ts'
import { noteReport } from '#server/store/notifications/message-reports.ts'
import { reportUrl } from './report-url.ts'

type Ground = Pick<Deps, 'db' | 'seal' | 'senders' | 'hosts' | 'settled' | 'clock'>

/** A report exactly as it came. */
export interface IncomingReport {
  readonly accountId: string
  /** Of the address that it came to, with its question mark; or empty. */
  readonly search: string
  readonly headers: Headers
  readonly body: string
}

/**
 * Takes a provider's report; notes what became of the messages that it names, if that account took them. Refuses an
 * account that is not this tenant's, or whose provider reports nothing, a wrong signature or key, and, to be told again, a
 * failure that comes before the answer to the sending. Decisions 0020, 0215.
 */
export async function receiveReports(
  deps: Ground,
  tenantId: string,
  { accountId, search, headers, body }: IncomingReport,
): Promise<{ received: true } | Refusal> {
  const found = await findReporter(deps, tenantId, accountId)
  const [address = ''] = found?.account.reportUrl.split('?') ?? []
  const reports = found?.provider.readReports?.(found.account, {
    url: address + search,
    headers,
    rawBody: body,
  })
  if (!reports) return refuse('not-found')
  if (reports === 'forged') return refuse('signature-invalid')
  const at = new Date(deps.clock())
  const early = await deps.db.write(tenantId, async (db) => {
    const noted: boolean[] = []
    for (const report of reports) noted.push(await noteReport(db, accountId, report, at))
    return noted.includes(false)
  })
  // a failure of a message whose sending is not over yet: the provider is to say so again
  return early ? refuse('busy') : { received: true }
}

/** Takes the query by which a provider proves the address; returns what it waits for, or refuses. */
export async function answerChallenge(
  deps: Ground,
  tenantId: string,
  accountId: string,
  query: URLSearchParams,
): Promise<string | Refusal> {
  const found = await findReporter(deps, tenantId, accountId)
  return found?.provider.answerChallenge?.(found.account, query) ?? refuse('not-found')
}

async function findReporter(
  deps: Ground,
  tenantId: string,
  accountId: string,
): Promise<{ provider: MessageProvider; account: ProviderAccount } | undefined> {
  const row = await deps.db.read(tenantId, (db) => findMessageAccount(db, accountId))
  const provider = row && deps.senders.find(row.provider)
  return (
    provider && {
      provider,
      account: openAccount(deps.seal, row, reportUrl(deps, tenantId, row.id, provider)),
    }
  )
}

import { localPath } from '#domain/core/local-path.ts'
import { dayMs } from '#domain/core/durations.ts'
import type { UsageKind, UsageLimit, Used } from '#domain/usage/usage-limits.ts'
import { budgetWords } from '#domain/usage/usage-words.ts'
import { wordIn } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { messageIdFor } from '#server/ports/message-id.ts'
import { insertMessages } from '#server/store/notifications/messages.ts'
import { listOwnersToTell } from '#server/store/usage/usage-counts.ts'

/** Long enough for a mail server that is down for the night. */
const lifeMs = dayMs

/** A budget of the restaurant that runs low or has ended. */
export interface BudgetAlarm {
  readonly kind: UsageKind
  readonly alarm: 'low' | 'over'
  readonly limit: UsageLimit
  readonly used: Used
}

/** Takes the transaction in which a budget ran low or ended; its owners get a mail, once a day and alarm. It costs no budget. */
export async function tellBudget(
  { clock, settled, wakeRelay }: Pick<Deps, 'clock' | 'settled' | 'wakeRelay'>,
  db: WriteDb,
  alarm: BudgetAlarm,
): Promise<void> {
  const now = clock()
  const day = new Date(now).toISOString().slice(0, 10)
  const page = alarm.kind === 'map-call' ? '/settings' : '/messages'
  const origin = originOf(settled, `console.${settled.platformHost}`)
  const owners = await listOwnersToTell(db)
  const messages = owners.map(({ id, email, language, ...restaurant }) => ({
    id: messageIdFor(`budget:${alarm.kind}:${alarm.alarm}:${day}:${id}`),
    event: 'budget-alarm',
    channel: 'email' as const,
    recipient: email,
    addresses: { email },
    language,
    ...budgetWords(language, {
      ...alarm,
      restaurant: wordIn(restaurant, language),
      link: origin + localPath(page, language),
    }),
    params: [],
    order_id: null,
    about: null,
    expires_at: new Date(now + lifeMs),
    secret: false,
    sealed_content: null,
  }))
  if (messages.length === 0) return
  await insertMessages(db, messages)
  db.afterCommit(wakeRelay)
}

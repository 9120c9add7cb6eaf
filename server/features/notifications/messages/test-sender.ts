import type { SenderTestWire } from '#contract/notifications/messages.ts'
import { readEmail } from '#domain/core/email.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { listMessageAccounts, noteBalance } from '#server/store/notifications/message-accounts.ts'
import { openAccount } from '#server/start/senders.ts'
import { mailLook } from './mail-look.ts'

const words = {
  ar: 'رسالة تجربة. وصلت؟ إذن يعمل الإرسال.',
  en: 'A test message. If you can read it, sending works.',
}

/** Takes a provider and where to; sends one message there at once, whatever the order, and tells what the provider said. */
export async function testSender(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  name: string,
  { to, language }: { to: string; language: Language },
): Promise<SenderTestWire | Refusal> {
  const rows = await deps.db.read(tenantId, listMessageAccounts)
  const row = rows.find((one) => one.provider === name)
  const provider = deps.senders.find(name)
  if (!row || !provider) return refuse('not-found')
  const place = to.trim()
  if (!(provider.channel === 'email' ? 'email' in readEmail(place) : /^\+[1-9]\d{7,14}$/.test(place)))
    return refuse('bad-input', { fields: { to: ['bad-input'] } })
  const look = await mailLook(deps, tenantId, language)
  const restaurant = look.name
  const answer = await provider.send(openAccount(deps.seal, row, ''), {
    reference: makeId(),
    event: 'test',
    to: place,
    language,
    subject: restaurant,
    body: `${restaurant}: ${words[language]}`,
    params: [restaurant],
    secret: false,
    look,
  })
  await deps.db.write(tenantId, async (db) => {
    if (answer.state === 'taken' && answer.balance) await noteBalance(db, row.id, answer.balance)
    await writeAudit(db, { staffId, action: 'sender-test', subject: name, after: { state: answer.state } })
  })
  return { state: answer.state, error: answer.state === 'taken' ? '' : answer.error }
}

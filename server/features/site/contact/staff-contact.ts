import type { ContactMessagesWire } from '#contract/site/contact.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { listContactMessages, markContactMessage } from '#server/store/site/contact-messages.ts'

const perPage = 25

/** Takes a member of staff, a language and a page from 1; returns what visitors wrote to their branches. */
export async function listContact(
  { db, catalogues, clock }: Deps,
  { tenantId, branchIds }: StaffSession,
  language: Language,
  page: number,
): Promise<ContactMessagesWire> {
  const { branches } = await catalogues.current(tenantId)
  const { rows, total } = await db.read(tenantId, (tx) =>
    listContactMessages(tx, branchIds, { page, perPage }),
  )
  const now = clock()
  const branchOf = (id: string | null) => branches.find((one) => one.id === id)
  return {
    data: rows.map((row) => {
      const branch = branchOf(row.branch_id)
      const zone = (branch ?? branches[0])?.timeZone ?? 'UTC'
      return {
        id: row.id,
        name: row.name,
        email: row.email,
        mobile: row.mobile,
        branch: branch ? wordIn(branch.name, language) : null,
        message: row.message,
        language: row.language,
        created_at: row.created_at.toISOString(),
        when: momentWords(row.created_at.getTime(), now, zone, language),
        handled: row.handled_at !== null,
      }
    }),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      total,
    },
  }
}

/** Takes a message and whether it was answered; keeps that. Refuses 'not-found'. */
export async function handleContact(
  { db }: Deps,
  { tenantId, branchIds, staffId }: StaffSession,
  id: string,
  handled: boolean,
): Promise<Refusal | { handled: boolean }> {
  return db.write(tenantId, async (tx) => {
    if (!(await markContactMessage(tx, branchIds, id, handled ? staffId : null))) return refuse('not-found')
    await writeAudit(tx, { staffId, action: 'contact-handled', subject: id, after: { handled } })
    return { handled }
  })
}

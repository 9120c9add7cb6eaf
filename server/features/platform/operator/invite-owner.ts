import { localPath } from '#domain/core/local-path.ts'
import { randomBytes } from 'node:crypto'
import { dayMs } from '#domain/core/durations.ts'
import { invitationWords } from '#domain/loyalty/invitation-words.ts'
import { limits } from '#domain/core/limits.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { insertInvitation } from '#server/store/backoffice/staff-accounts.ts'
import { inviteHashOf } from '../../backoffice/team/invite-member.ts'
import { operatorMaker } from '../../backoffice/team/team-reach.ts'

/** Whom the platform makes an owner. */
export interface InvitedOwner {
  readonly name: string
  readonly email: string
  readonly language: Language
}

/**
 * Takes the restaurant's transaction, its name and whom it is for; writes the invitation and its message. Returns the
 * link, which nobody can be told again; a newer one to the same e-mail ends it. Rule "New restaurants".
 */
export async function inviteOwner(
  deps: Pick<Deps, 'seal' | 'clock' | 'settled' | 'wakeRelay'>,
  tx: WriteDb,
  restaurant: Words,
  { name, email, language }: InvitedOwner,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const id = makeId()
  const ends_at = new Date(deps.clock() + limits.invitationDays * dayMs)
  await insertInvitation(tx, {
    id,
    token_hash: inviteHashOf(token),
    staff_id: null,
    email,
    name,
    role: 'owner',
    language,
    branch_ids: null,
    made_by: operatorMaker,
    ends_at,
  })
  const after = { name, email, role: 'owner' }
  await writeAudit(tx, { staffId: null, action: 'member-invite', subject: id, after })
  const origin = originOf(deps.settled, `console.${deps.settled.platformHost}`)
  const link = origin + localPath(`/welcome/${token}`, language)
  await queueMessage(deps, tx, {
    ...invitationWords(language, { restaurant: wordIn(restaurant, language), name, link }),
    event: 'staff-invitation',
    cause: { by: 'platform' },
    to: { email },
    language,
    secret: true,
    expiresAt: ends_at,
  })
  return link
}

import type { NewTenantBody, OperatorInvitedWire } from '#contract/platform/operator.ts'
import { readEmail } from '#domain/core/email.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { OperatorSession } from '#server/http/request.ts'
import { writeOperatorLog } from '#server/store/platform/operators.ts'
import { findMemberByEmail } from '#server/store/backoffice/staff-accounts.ts'
import { findTenantCard } from '#server/store/platform/tenants.ts'
import { createTenant } from './create-tenant.ts'
import { inviteOwner } from './invite-owner.ts'
import { showTenant } from './show-tenants.ts'

/**
 * Takes a restaurant as an operator typed it; makes it, and invites its owner by a link that goes out as a message and
 * is told here once. Refuses field by field. Rule "New restaurants".
 */
export async function openTenant(
  deps: Deps,
  actor: OperatorSession,
  body: NewTenantBody,
  language: Language,
): Promise<OperatorInvitedWire | Refusal> {
  let url = ''
  const made = await createTenant(deps.db, body, deps.settled.platformHost, actor, async (tx, checked) => {
    const owner = { ...checked.owner, language: body.owner.language }
    url = await inviteOwner(deps, tx, checked.name, owner)
  })
  if (isRefusal(made)) return made
  // its host answers at once; other processes hear of it when they are asked for it
  await deps.hosts.refresh()
  const tenant = await showTenant(deps, made.tenantId, language)
  return isRefusal(tenant) ? tenant : { url, tenant }
}

/** Takes a restaurant and whom to invite as its owner; returns the link, told once. Refuses 'not-found', 'member-exists' and wrong fields. */
export async function inviteAnotherOwner(
  deps: Deps,
  actor: OperatorSession,
  tenantId: string,
  body: NewTenantBody['owner'],
  language: Language,
): Promise<OperatorInvitedWire | Refusal> {
  const name = cleanLine(body.name, limits.staffName)
  const read = readEmail(body.email)
  if (!name) return refuse('bad-input', { fields: { 'owner.name': ['field-required'] } })
  if ('wrong' in read) return refuse('bad-input', { fields: { 'owner.email': ['email-invalid'] } })
  const url = await writeUnlessRefused(deps.db, tenantId, async (tx) => {
    const card = await findTenantCard(tx)
    if (!card) return refuse('not-found')
    if (await findMemberByEmail(tx, read.email)) return refuse('member-exists')
    const owner = { name, email: read.email, language: body.language }
    const after = { email: read.email }
    await writeOperatorLog(tx, actor, {
      action: 'owner-invited',
      subject: tenantId,
      name: card.name.en,
      after,
    })
    return inviteOwner(deps, tx, card.name, owner)
  })
  if (isRefusal(url)) return url
  const tenant = await showTenant(deps, tenantId, language)
  return isRefusal(tenant) ? tenant : { url, tenant }
}

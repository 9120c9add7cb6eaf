import { limits } from '#domain/core/limits.ts'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { PrintingWire } from '#contract/printing/printing.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  findAgentOfKey,
  findTenantOfCode,
  insertAgent,
  insertCode,
  listAgents,
  revokeAgent as revokeRow,
  takeCode,
} from '#server/store/printing/print-agents.ts'
import { describePrinting } from './show-printing.ts'

const mostAgents = 10
const pairingsPerMinute = 30
/** No letter that is read as another, or heard as one on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const hashOf = (use: string, secret: string) =>
  createHash('sha256').update(`print-${use}:${secret}`).digest('base64url')
const plain = (code: string) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** Takes a member and a branch; returns a code that pairs one program within ten minutes. Refuses 'not-allowed' and 'branch-not-found'. */
export async function makePrintCode(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
): Promise<{ code: string; ends_at: string } | Refusal> {
  const branch = branchFor(staff, 'branches', await deps.catalogues.current(staff.tenantId), branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  const endsAt = new Date(now + limits.printAgentCodeMinutes * minuteMs)
  await deps.db.write(staff.tenantId, async (db) => {
    await insertCode(
      db,
      { code_hash: hashOf('code', code), branch_id: branchId, ends_at: endsAt },
      new Date(now),
    )
    await writeAudit(db, { staffId: staff.staffId, action: 'print-code', subject: branchId })
  })
  return { code: `${code.slice(0, 5)}-${code.slice(5)}`, ends_at: endsAt.toISOString() }
}

/**
 * Takes the code that a person typed, the program's name and from which address it came; uses the code up and returns the
 * key, which is stored as its hash alone. Refuses 'too-many-requests', and 'not-found' for a code that is wrong or over.
 */
export async function pairPrintAgent(
  deps: Deps,
  { code, name, from }: { code: string; name: string; from: string },
): Promise<{ agent_id: string; key: string } | Refusal> {
  const now = new Date(deps.clock())
  if (!deps.rateLimits.pass(`print-pair:${from}`, pairingsPerMinute, now.getTime()))
    return refuse('too-many-requests')
  const codeHash = hashOf('code', plain(code))
  const tenantId = await findTenantOfCode(deps.db, codeHash)
  if (!tenantId) return refuse('not-found')
  const [id, key] = [makeId(), randomBytes(32).toString('base64url')]
  return writeUnlessRefused(deps.db, tenantId, async (db) => {
    const branchId = await takeCode(db, codeHash, now)
    if (!branchId) return refuse('not-found')
    const known = (await listAgents(db)).filter((agent) => agent.branch_id === branchId)
    if (known.length >= mostAgents) return refuse('bad-input')
    await insertAgent(db, {
      id,
      branch_id: branchId,
      name: cleanLine(name, 60) || 'print-agent',
      key_hash: hashOf('key', key),
      made_at: now,
    })
    await writeAudit(db, { staffId: null, action: 'print-agent', subject: id, after: name.slice(0, 60) })
    return { agent_id: id, key }
  })
}

/** A program in a shop, as its key says. */
export interface PrintAgent {
  readonly tenantId: string
  readonly id: string
}

/** Takes an Authorization header; returns whose program it is. Refuses 'sign-in-required'. */
export async function findPrintAgent(
  deps: Pick<Deps, 'db'>,
  header: string | undefined,
): Promise<PrintAgent | Refusal> {
  const key = /^Bearer ([\w-]{40,64})$/.exec(header ?? '')?.[1]
  const found = key && (await findAgentOfKey(deps.db, hashOf('key', key)))
  return found ? { tenantId: found.tenant_id, id: found.id } : refuse('sign-in-required')
}

/** Takes a member and a program; its key is worth nothing from now on. Refuses 'not-allowed' and 'not-found'. */
export async function revokePrintAgent(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<PrintingWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const now = new Date(deps.clock())
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const agent = (await listAgents(db)).find((one) => one.id === id)
    const branch = branchFor(staff, 'branches', catalogue, agent?.branch_id ?? '')
    if (isRefusal(branch)) return branch.code === 'branch-not-found' ? refuse('not-found') : branch
    await revokeRow(db, id, now)
    await writeAudit(db, { staffId: staff.staffId, action: 'print-revoke', subject: id, before: agent?.name })
    return describePrinting(db, { branchId: branch.id, language, now: now.getTime(), zone: branch.timeZone })
  })
}

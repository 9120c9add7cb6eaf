import type { AuditLineWire, AuditWire } from '#contract/backoffice/audit.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { listAudit, listAuditNames, type AuditRow, type AuditQuery } from '#server/store/core/audit-log.ts'
import { zoneOf } from '../account/show-account.ts'

const perPage = 50

/** Takes who looks and which lines; returns them, newest first, with names for people. Refuses 'not-allowed' to who works in some branches alone: its lines tell of all. Rule "Audit log". */
export async function readAudit(
  deps: Deps,
  staff: StaffSession,
  input: Omit<AuditQuery, 'most'>,
  language: Language,
): Promise<AuditWire | Refusal> {
  if (!mayEverywhere(staff, 'audit')) return refuse('not-allowed')
  const zone = await zoneOf(deps, staff)
  const now = deps.clock()
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const rows = await listAudit(db, { ...input, most: perPage + 1 })
    const shown = rows.slice(0, perPage)
    const names = await listAuditNames(
      db,
      shown.map(({ subject }) => subject),
    )
    const members = names.members.map(({ id, name }) => ({ id, name }))
    const nameOf = new Map(members.map(({ id, name }) => [id, name]))
    const show = (row: AuditRow): AuditLineWire => ({
      id: String(row.id),
      action: row.action,
      who: nameOf.get(row.staff_id ?? '') ?? '',
      subject: row.subject,
      name: nameOf.get(row.subject) ?? names.subjects.get(row.subject)?.[language] ?? '',
      at: row.at.toISOString(),
      when: momentWords(row.at.getTime(), now, zone, language),
      changes: changesOf(row.before, row.after),
    })
    const last = shown.at(-1)
    return {
      data: shown.map(show),
      next: rows.length > perPage && last ? String(last.id) : null,
      members,
    }
  })
}

/** Takes what stood before and after; returns what differs, field by field, long values shortened. */
export function changesOf(before: unknown, after: unknown): AuditLineWire['changes'] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [old, fresh] = [was.get(field) ?? null, is.get(field) ?? null]
    return old === fresh ? [] : [{ field, before: old, after: fresh }]
  })
}

const mostCharacters = 300

function fieldsOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['', textOf(value)]])
  return new Map(Object.entries(value).map(([field, one]) => [field, textOf(one)]))
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}

import type { CustomerLineWire } from '#contract/customers/customer-desk.ts'
import { dateWords } from '#domain/core/clock-words.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import type { CustomerRow } from '#server/store/customers/customers.ts'

/** When, where and in which language customers are looked at. */
export interface Look {
  readonly now: number
  readonly zone: string
  readonly language: Language
}

/** Takes who looks; returns the restaurant's clock. */
export async function lookOf(deps: Deps, { tenantId }: StaffSession, language: Language): Promise<Look> {
  const { branches } = await deps.catalogues.current(tenantId)
  return { now: deps.clock(), zone: branches[0]?.timeZone ?? 'UTC', language }
}

/** Takes a customer and the groups that there are; returns who it is, in words. */
export function showLine(
  row: CustomerRow,
  groups: readonly { readonly id: string; readonly name: Words }[],
  { zone, language }: Look,
): CustomerLineWire {
  const group = groups.find(({ id }) => id === row.group_id)
  return {
    id: row.id,
    name: row.name,
    mobile: row.mobile ?? '',
    email: row.email ?? '',
    group: group ? wordIn(group.name, language) : '',
    joined: dateWords(row.joined_at.getTime(), zone),
  }
}

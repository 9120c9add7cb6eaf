import type { TableInsideWire } from '#contract/dine-in/table.ts'
import type { Text } from '#web/make-text.ts'
import type { TableTextKey } from '../i18n/use-table-text.ts'

/** Takes who sits at the table and one of them; returns how that one is called here: "You", the name, or "Guest 2". */
export function nameOf(
  members: TableInsideWire['members'],
  id: string | null | undefined,
  t: Text<TableTextKey>,
): string {
  const member = members.find((one) => one.id === id)
  if (!member) return ''
  if (member.mine) return t('table.you')
  return member.name || t('table.guest', { no: String(member.no) })
}

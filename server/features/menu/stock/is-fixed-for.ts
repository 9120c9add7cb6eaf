import { settingText, type Settings } from '#domain/site/settings.ts'
import type { StaffSession } from '#server/http/request.ts'

/** Takes a session, settings and what may be the same in all branches; returns whether this member, of single branches, may not change it there. */
export function isFixedFor(
  { branchIds }: Pick<StaffSession, 'branchIds'>,
  settings: Settings,
  key: 'order.branch_prices' | 'order.branch_hides',
): boolean {
  return branchIds !== 'all' && settingText(settings, key) !== '1'
}

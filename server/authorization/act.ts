import type { StaffAct } from '#domain/backoffice/staff-role.ts'
import type { OperationAccess } from './operation-access.ts'

/** Takes what a member of staff needs and calls of the console without their common path; returns each call with it. */
export function act(
  staff: StaffAct | 'member' | 'visitor',
  ...names: readonly string[]
): (readonly [string, OperationAccess])[] {
  return names.map((name) => [name.replace(' ', ' /api/v1/staff'), { staff }])
}

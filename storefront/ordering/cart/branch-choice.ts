import { daySeconds } from '#domain/core/durations.ts'
import { orderTypes } from '#domain/core/order-type.ts'
import type { OrderType } from '#domain/core/order-type.ts'

/** The public cookie by which pages know the chosen branch: "<type>.<branch id>". */
export interface BranchChoice {
  readonly type: OrderType
  readonly branchId: string
}

/** Takes the text of document.cookie; returns the chosen type and branch, or nothing when none (or nonsense) stands there. */
export function readBranchChoice(cookies: string): BranchChoice | undefined {
  const value = /(?:^|;\s*)branch=([a-z]+)\.([0-9A-Za-z]{1,40})(?:;|$)/.exec(cookies)
  const type = value?.[1]
  const branchId = value?.[2]
  return type && branchId && orderTypes.includes(type as OrderType)
    ? { type: type as OrderType, branchId }
    : undefined
}

/** Takes a choice; returns the cookie that keeps it for a year. */
export function branchCookie({ type, branchId }: BranchChoice): string {
  return `branch=${type}.${branchId}; path=/; max-age=${365 * daySeconds}; samesite=lax`
}

import { refuse, type RefusalCode } from '#domain/core/refusal.ts'
import type { StaffSession } from '#server/http/request.ts'
import { worksIn } from './staff-branches.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { isByPhone } from '#server/store/ordering/phone-shopper.ts'
import type { Access } from './guarded.ts'

/** A guest's browser or a signed-in customer, as the request's cookies and token say. */
export interface GuestCaller {
  /** The signed-in account, else the browser; undefined for a browser that is not known yet. */
  readonly shopper: string | undefined
  /** The browser itself, signed in or not. */
  readonly browser?: string | undefined
}

interface Held {
  readonly shopper: string
}

/** Takes who asks and a row with a holder; tells whether it is the caller's own. */
export function holds({ shopper }: GuestCaller, row: Held): boolean {
  return shopper !== undefined && shopper === row.shopper
}

/**
 * Takes who asks and a row that is not theirs; refuses 'sign-in-required' for what belongs to an account while nobody is
 * signed in, so that its owner is led to sign-in and back, and else the code given.
 */
export function refuseStranger({ shopper }: GuestCaller, row: Held, code: RefusalCode) {
  const signedIn = shopper !== undefined && customerIdOf(shopper) !== undefined
  return refuse(customerIdOf(row.shopper) !== undefined && !signedIn ? 'sign-in-required' : code)
}

/** For its holder alone: the account, or the browser of a guest. Others are refused as refuseStranger does. */
export function heldBy(caller: GuestCaller, missing: RefusalCode): Access<Held> {
  return {
    missing,
    judge: (row) => (holds(caller, row) ? undefined : refuseStranger(caller, row, missing)),
  }
}

/** As heldBy; of what staff took by phone nobody's browser is the guest's: who holds the link that was sent is (decision 0157). */
export function heldOrByPhone(caller: GuestCaller, missing: RefusalCode): Access<Held> {
  const { judge } = heldBy(caller, missing)
  return { missing, judge: (row) => (isByPhone(row.shopper) ? undefined : judge(row)) }
}

/**
 * For whoever holds the link: its id is at least 96 random bits, and the use case shows strangers nothing personal (rule "Links that cannot be guessed":
 * /o/{id}, a payment's reference, a driver's run, a company's approval, a group's link).
 */
export function linkHolder(missing: RefusalCode): Access<object> {
  return { missing, judge: () => undefined }
}

/** For a member of staff who works in the row's branch. What the role may do is asked before (domain/backoffice/staff-role.ts). */
export function inBranchOf(
  staff: Pick<StaffSession, 'branchIds'>,
  missing: RefusalCode,
): Access<{ readonly branch_id: string | null }> {
  return {
    missing,
    judge: (row) => (worksIn(staff, row.branch_id ?? undefined) ? undefined : refuse(missing)),
  }
}

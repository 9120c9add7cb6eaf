import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'

/** What a card of the account gets: the account, and where its next state goes. */
export interface AccountPart {
  readonly account: StaffAccountWire
  readonly onAccount: (account: StaffAccountWire) => void
}

import type { StaffAct } from '#domain/backoffice/staff-role.ts'

/**
 * Who may call an operation of the API:
 * - `anyone`: it tells what is public of a restaurant
 * - `caller`: it makes, finds or ends what is the caller's own (browser or account); it takes no id of another's
 * - `holder`: the object that its id names is judged by an access rule (rules.ts) for the browser, account or member of table, group or queue that asks
 * - `link`: whoever holds the unguessable id; strangers are shown nothing personal
 * - `customer`: one who is signed in, and only with what is theirs
 * - an act of a member of staff, `member` for every member, `visitor` for those who are about to sign in on the console's host
 * - `operator`: one who is signed in on the platform's own host
 * - `key`: a program with a key of the restaurant, within its scopes
 * - `agent`: the program beside a printer, by its pairing
 * - `provider`: a gateway, sender or till, by its signature or secret address
 */
export type OperationAccess =
  | 'anyone'
  | 'caller'
  | 'holder'
  | 'link'
  | 'customer'
  | 'operator'
  | 'key'
  | 'agent'
  | 'provider'
  | { readonly staff: StaffAct | 'member' | 'visitor' }

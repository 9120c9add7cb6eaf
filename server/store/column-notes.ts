/** What a column's name does not say; written beside it in schema.generated.ts. */
export const columnNotes = {
  'coupon_uses.order_id': 'None: it paid into a wallet.',
  'credit_notes.by_hand': "The wallet's part went to no wallet, since the account is gone: staff give it.",
  'customers.note': 'What staff know; the customer reads it in the file of all that is kept.',
  'daily_reports.due_at': 'When it goes out next; none while it is off.',
  'installation.key_name':
    'Of the key that seals; written by the start that made it, or the first one since names are kept.',
  'messages.about': 'Whom or what it is about when it hangs on no order, e.g. `reservation:ID`.',
  'operator_log.operator_id': 'None = a command on the machine.',
  'operators.known_devices': 'Browsers that signed in before, as keyed hashes; the newest last.',
  'operators.sealed_totp': 'The secret of the second step, sealed; none while it is off.',
  'orders.closes_at': 'When the hours end in which an order for now was placed; none of one for later.',
  'orders.edited': 'The last change that staff made.',
  'orders.more': 'A change by staff waits for its price difference.',
  'orders.reservation_id': 'Whose deposit it is.',
  'orders.slot_opens_at': 'When the hours begin in which its slot starts.',
  'payment_attempts.amount': 'Minor units as asked for, and once captured as taken.',
  'payment_attempts.form':
    "What draws the gateway's form in our page; none where its own page takes the card.",
  'refunds.bounced_at':
    'Since when its money is at the restaurant again; of one that is done: it was given another way.',
  'refunds.currency': "Of its payment: another than the order's where another was taken.",
  'refunds.held_until': 'Until then one reader has it; none while nobody does.',
  'sign_in_codes.channel': 'None of the version before.',
  'staff.known_devices': 'Browsers that signed in before, as keyed hashes; the newest last.',
  'staff.sealed_totp': 'The secret of the second step, sealed; none while it is off.',
  'staff_invitations.branch_ids': 'None = all branches.',
  'staff_invitations.staff_id': 'Whose new password it is for; none = it makes a member.',
  'staff_sessions.known_device':
    "Of the member's `known_devices` the browser it is in; none in sessions of older versions.",
  'table_sessions.confirmed_at': 'Since when staff, or money, vouch for those who sit there.',
  'table_sessions.joined_to': 'Whose session its table belongs to, and where its phones are.',
  'table_sessions.taken_more': 'What bills that came into this one had taken.',
  'tenants.off_since': 'Switched off by the provider, since when.',
  'tenants.shown_in_demo': "One of the demo's own: its logins stand on the demo's main site.",
}

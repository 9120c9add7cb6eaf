/** What staff's changes are about, with the actions of each: a name, or its beginning with `%`. Rule "Audit log". */
export const auditKinds = {
  order: ['order-%', 'driver-%', 'phone-order-%'],
  table: ['table-%', 'reservation-%', 'floor-%', 'queue-%'],
  menu: [
    'set-sold-out',
    'change-item-here',
    'change-options-here',
    'item-%',
    'group-%',
    'menu-%',
    'allergen-%',
    'choices-%',
    'price-%',
  ],
  guests: ['answer-rating', 'hide-rating', 'customer-%', 'company-%', 'contact-%', 'balance-%'],
  offers: ['coupon-%', 'challenge-%', 'reward-%', 'campaign-%', 'loyalty-%', 'referral-%'],
  site: [
    'website-%',
    'redirect-%',
    'link-%',
    'page-%',
    'banner-%',
    'popup-%',
    'settings-%',
    'tax-%',
    'short-%',
    'domain-%',
    'tenant-%',
  ],
  branch: ['set-accepting', 'timing-%', 'pause-%', 'zone-%', 'branch-%', 'list-%', 'kitchen-%', 'print-%'],
  money: ['gateway-%', 'einvoic%', 'sender-%', 'message-%', 'api-%', 'webhook-%', 'pos-%'],
  team: ['member-%', 'sign-%', 'password-%', 'second-step-%', 'session-%', 'account-%', 'passkey-%'],
} as const satisfies Record<string, readonly string[]>

export type AuditKind = keyof typeof auditKinds

import type { BranchBody } from './branch-desk.ts'
import type { InviteBody } from '../backoffice/staff-team.ts'

/** For tests: a branch as staff type it. */
export const sampleBranch: BranchBody = {
  name: { ar: 'العليا', en: 'Olaya' },
  address: { ar: '', en: '' },
  phone: '+966115550000',
  latitude: 24.7,
  longitude: 46.6,
  time_zone: 'Asia/Riyadh',
  types: ['pickup'],
  base_minutes: 15,
  accept_within_minutes: 15,
  auto_accept: false,
  enable_custom_tax: false,
  custom_tax_number: '',
  custom_tax_url: '',
}

/** For tests: a member as one is invited. */
export const sampleInvite: InviteBody = {
  name: 'Noura',
  email: 'n@b.example',
  role: 'cashier',
  language: 'ar',
  branch_ids: ['branch1'],
}

/** For tests: an account at a card gateway. */
export const gatewayAccount = {
  gateway: 'moyasar',
  name: 'Main',
  address: 'test',
  secret_key: 'sk_test_1',
  webhook_secret: 'secret',
}

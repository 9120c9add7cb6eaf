import type { Samples } from '../core/samples.ts'
import type { CampaignBody } from './campaigns.ts'
import type { EarningRulesWire } from './earning-desk.ts'
import type { ChallengeBody } from './loyalty-desk.ts'

const sampleChallenge: ChallengeBody = {
  name: { ar: 'تحدي', en: 'Challenge' },
  terms: { ar: '', en: '' },
  goal: { kind: 'orders', count: 3 },
  duration: { amount: 7, unit: 'days' },
  reward: { kind: 'wallet', amount: '10.00' },
  types: [],
  branch_ids: [],
  minimum: null,
  group_ids: [],
  most: 1,
  starts_at: null,
  ends_at: null,
}

const sampleCampaign: CampaignBody = {
  name: 'Eid',
  segment: { group_ids: [], spent: { amount: '100.00', days: 90 }, away_days: 30, birthday_days: null },
  body: { ar: 'عيدكم مبارك', en: 'Happy Eid' },
  coupon: { kind: 'percent', percent: 10 },
  valid_days: 14,
}

const sampleRules: EarningRulesWire = {
  points_earned: 1,
  points_from: '0.00',
  points_last_days: 365,
  point_value: '0.05',
  points_minimum: 100,
  cashback: '5.00',
  referral_owner: '15.00',
  referral_friend: '10.00',
  referral_from: '30.00',
  referral_most: 10,
}

/** For tests: the functions of loyalty with arguments as callers give them. */
export const loyaltySamples = {
  listCampaigns: [],
  countAudience: [sampleCampaign],
  sendCampaign: [{ ...sampleCampaign, key: 'key-of-a-press' }],
  stopCampaign: ['campaign1'],
  addGroup: [{ name_ar: 'ذهبي', name_en: 'Gold', segment: null }],
  startGroup: [{ cart_id: 'cart1', name: 'Noura' }],
  group: ['group1'],
  joinGroup: ['group1', 'Omar'],
  leaveGroup: ['group1'],
  setGroupOpen: ['group1', false],
  collectGroup: ['group1'],
  payGroup: ['group1', ['host']],
  challenges: [],
  challenge: ['challenge1'],
  rewards: [],
  redeemReward: ['reward1', 'key-of-press-1'],
  usualOrders: [{ page: 1 }],
  usualSuggestion: [],
  saveUsualOrder: [{ name: 'Friday', order_id: 'order1' }],
  renameUsualOrder: ['usual1', 'Friday'],
  deleteUsualOrder: ['usual1'],
  useUsualOrder: ['usual1'],
  listStaffRewards: [],
  addReward: [
    {
      name: { ar: 'شاي', en: 'Tea' },
      cost: 100,
      gives: { kind: 'item', item_id: 'item1' },
      valid_days: 30,
    },
  ],
  pauseReward: ['reward1', { paused: true }],
  referral: [],
  claimReferral: ['LAYLA234'],
  invitation: ['LAYLA234'],
  getEarning: [],
  tryEarning: [sampleRules],
  saveEarning: [sampleRules],
  listStaffChallenges: [],
  addChallenge: [sampleChallenge],
  tryChallenge: [sampleChallenge],
  changeChallenge: ['challenge1', { state: 'paused' }],
} satisfies Partial<Samples>

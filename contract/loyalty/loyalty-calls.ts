import type { Caller } from '../core/caller.ts'
import type { ChallengeDetailsWire, ChallengeWire, InvitationWire, ReferralWire } from './challenges.ts'
import type { CartWire } from '../ordering/cart.ts'
import type { PaymentStepWire } from '../ordering/order.ts'
import type { GroupWire } from '../ordering/group-order.ts'
import type { PageOf } from '../customers/customer-lists.ts'
import type { RedeemedWire, RewardsWire } from './rewards.ts'
import type { UsualSuggestionWire, UsualWire } from '../ordering/usual-orders.ts'

/** Takes how to call; returns the calls of challenges, rewards and invitations. Spec 7, rule "Challenges", rule "Rewards", rule "Referrals". */
export function loyaltyCalls({ get, call }: Caller) {
  return {
    challenges: () => get<PageOf<ChallengeWire>>('/api/v1/wallet/challenges-settings/get-by-customer-id'),
    challenge: (id: string) => get<ChallengeDetailsWire>(`/api/v1/wallet/challenges-settings/details/${id}`),
    rewards: () => get<RewardsWire>('/api/v1/loyalty/rewards'),
    redeemReward: (id: string, key: string) =>
      call<RedeemedWire>('POST', `/api/v1/loyalty/rewards/${id}/redeem`, {}, { 'idempotency-key': key }),
    referral: () => get<ReferralWire>('/api/v1/loyalty/referral'),
    claimReferral: (code: string) => call<ReferralWire>('POST', '/api/v1/loyalty/referral/claim', { code }),
    invitation: (code: string) => get<InvitationWire>(`/api/v1/loyalty/invitations/${code}`),
  }
}

/** Takes how to call; returns the calls of a group order by link. */
export function groupCalls({ get, call }: Caller) {
  const path = '/api/v1/group-orders'
  return {
    startGroup: (body: { cart_id: string; name: string }) => call<GroupWire>('POST', path, body),
    group: (id: string) => get<GroupWire>(`${path}/${id}`),
    joinGroup: (id: string, name: string) => call<GroupWire>('POST', `${path}/${id}/join`, { name }),
    leaveGroup: (id: string) => call<GroupWire>('POST', `${path}/${id}/leave`, {}),
    setGroupOpen: (id: string, open: boolean) => call<GroupWire>('PUT', `${path}/${id}/open`, { open }),
    collectGroup: (id: string) => call<GroupWire>('POST', `${path}/${id}/collect`, {}),
    payGroup: (id: string, memberIds: string[]) =>
      call<PaymentStepWire>('POST', `${path}/${id}/payments`, { member_ids: memberIds }),
  }
}

const usuals = '/api/v1/user/usual-orders'

/** Takes how to call; returns the calls of usual orders. Spec 2. */
export function usualCalls({ get, call }: Caller) {
  return {
    usualOrders: (query: { page?: number } = {}) => get<PageOf<UsualWire>>(usuals, query),
    usualSuggestion: () => get<UsualSuggestionWire>(`${usuals}/suggestion`),
    saveUsualOrder: (body: { name: string; order_id?: string; cart_id?: string }) =>
      call<UsualWire>('POST', usuals, body),
    renameUsualOrder: (id: string, name: string) => call<UsualWire>('PUT', `${usuals}/${id}`, { name }),
    deleteUsualOrder: (id: string) => call<{ done: true }>('DELETE', `${usuals}/${id}`),
    useUsualOrder: (id: string) => call<CartWire>('POST', `${usuals}/${id}/cart`, {}),
  }
}

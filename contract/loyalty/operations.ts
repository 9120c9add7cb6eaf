// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as campaigns from './campaigns.ts'
import type * as coupons from './coupons.ts'
import type * as earningDesk from './earning-desk.ts'
import type * as loyaltyDesk from './loyalty-desk.ts'
import type * as rewards from './rewards.ts'
import type * as wallet from './wallet.ts'

interface LoyaltyRoutes {
  addGroup: typeof campaigns.addGroupRoute
  countAudience: typeof campaigns.countAudienceRoute
  listCampaigns: typeof campaigns.listCampaignsRoute
  sendCampaign: typeof campaigns.sendCampaignRoute
  stopCampaign: typeof campaigns.stopCampaignRoute
  addCoupon: typeof coupons.addCouponRoute
  changeCoupon: typeof coupons.changeCouponRoute
  listCoupons: typeof coupons.listCouponsRoute
  pauseCoupon: typeof coupons.pauseCouponRoute
  getEarning: typeof earningDesk.getEarningRoute
  saveEarning: typeof earningDesk.saveEarningRoute
  tryEarning: typeof earningDesk.tryEarningRoute
  addChallenge: typeof loyaltyDesk.addChallengeRoute
  changeChallenge: typeof loyaltyDesk.changeChallengeRoute
  listStaffChallenges: typeof loyaltyDesk.listStaffChallengesRoute
  tryChallenge: typeof loyaltyDesk.tryChallengeRoute
  addReward: typeof rewards.addRewardRoute
  listStaffRewards: typeof rewards.listStaffRewardsRoute
  pauseReward: typeof rewards.pauseRewardRoute
  changeBalance: typeof wallet.changeBalanceRoute
  findBalances: typeof wallet.findBalancesRoute
}

export const loyaltyOperations = callsOf<LoyaltyRoutes>({
  addGroup: 'POST /api/v1/staff/customer-groups body',
  countAudience: 'POST /api/v1/staff/campaigns/audience body',
  listCampaigns: 'GET /api/v1/staff/campaigns',
  sendCampaign: 'POST /api/v1/staff/campaigns body',
  stopCampaign: 'POST /api/v1/staff/campaigns/{id}/stop body',
  addCoupon: 'POST /api/v1/staff/coupons body',
  changeCoupon: 'PUT /api/v1/staff/coupons/{id} body',
  listCoupons: 'GET /api/v1/staff/coupons',
  pauseCoupon: 'PUT /api/v1/staff/coupons/{id}/paused body',
  getEarning: 'GET /api/v1/staff/earning-rules',
  saveEarning: 'PUT /api/v1/staff/earning-rules body',
  tryEarning: 'POST /api/v1/staff/earning-rules/dry-run body',
  addChallenge: 'POST /api/v1/staff/challenges body',
  changeChallenge: 'PUT /api/v1/staff/challenges/{id}/state body',
  listStaffChallenges: 'GET /api/v1/staff/challenges',
  tryChallenge: 'POST /api/v1/staff/challenges/dry-run body',
  addReward: 'POST /api/v1/staff/rewards body',
  listStaffRewards: 'GET /api/v1/staff/rewards',
  pauseReward: 'PUT /api/v1/staff/rewards/{id}/paused body',
  changeBalance: 'POST /api/v1/staff/balances/{id} body key',
  findBalances: 'GET /api/v1/staff/balances query',
})

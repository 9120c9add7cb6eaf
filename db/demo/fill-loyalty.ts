import type { Item } from '#domain/menu/menu.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { insertChallenge, type WordedChallenge } from '#server/store/loyalty/challenges.ts'
import { insertReward } from '#server/store/loyalty/rewards.ts'
import { fillCoupons } from './fill-coupons.ts'
import { idFor } from './id-for.ts'

type Plan = Pick<WordedChallenge, 'name' | 'terms' | 'goal' | 'duration' | 'reward'> &
  Partial<WordedChallenge>

const none = { ar: '', en: '' }

/** Challenges of a demo restaurant: by orders, by money and by certain dishes. */
const plans = (items: readonly Item[]): Readonly<Record<string, Plan>> => ({
  five: {
    name: { ar: 'خمسة طلبات', en: 'Five orders' },
    terms: none,
    goal: { kind: 'orders', count: 5 },
    duration: { amount: 14, unit: 'days' },
    reward: { ledger: 'wallet', amount: 2000 },
  },
  week: {
    name: { ar: 'مائدة الأسبوع', en: 'The week’s table' },
    terms: { ar: 'يجمع الطلبات من كل الفروع.', en: 'Orders of all branches add up.' },
    goal: { kind: 'spend', amount: 20_000 },
    duration: { amount: 7, unit: 'days' },
    reward: { ledger: 'points', amount: 150 },
    rules: { minimum: 2000 },
    most: 4,
  },
  taste: {
    name: { ar: 'تذوّق الثلاثة', en: 'Taste the three' },
    terms: none,
    goal: { kind: 'items', itemIds: items.slice(0, 3).map((item) => item.id), count: 3 },
    duration: { amount: 48, unit: 'hours' },
    reward: { ledger: 'wallet', amount: 1000 },
  },
})

/** Takes a demo restaurant that is filled; gives it coupons, challenges and rewards. */
export async function fillLoyalty(
  db: Database,
  slug: string,
  { tenantId, items }: { tenantId: string; items: readonly Item[] },
): Promise<void> {
  await fillCoupons(db, slug, tenantId)
  const now = Date.now()
  await db.write(tenantId, async (tx) => {
    for (const [name, plan] of Object.entries(plans(items)))
      await insertChallenge(tx, {
        rules: {},
        most: 1,
        startsAt: now,
        paused: false,
        madeAt: now,
        ...plan,
        id: idFor(slug, 'challenge', name),
      })
    for (const [n, item] of items
      .filter((one) => one.optionGroups.length === 0)
      .slice(0, 2)
      .entries())
      await insertReward(tx, {
        id: idFor(slug, 'reward', String(n)),
        name: item.name,
        cost: 120 + 60 * n,
        benefit: { kind: 'free_item', itemId: item.id, quantity: 1 },
        validDays: 30,
        paused: false,
        madeAt: new Date(now),
      })
    await insertReward(tx, {
      id: idFor(slug, 'reward', 'off'),
      name: { ar: 'خصم 10.00', en: '10.00 off' },
      cost: 200,
      benefit: { kind: 'amount', amount: 1000 },
      validDays: 30,
      paused: false,
      madeAt: new Date(now),
    })
  })
}

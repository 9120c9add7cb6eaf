import { getCountry, type CountryCode } from '#domain/core/country.ts'
import { dayMs, hourMs } from '#domain/core/durations.ts'
import { addDays, toLocal, toUtc } from '#domain/core/zoned-time.ts'
import type { Database, WriteDb } from '#server/database/tenant-db.ts'
import { askForSums, insertRating } from '#server/store/ratings/ratings.ts'
import type { DemoOrder } from './demo-customer.ts'
import { addOrder, type DemoPlace, type PastGuest, type PastOrder } from './fill-order.ts'
import { idFor } from './id-for.ts'
import type { DemoTenant } from './shape.ts'

/** Who has been coming for a month: a name in the language that it is written in, and how often. */
const regulars = [
  { ar: 'نورة', en: 'Noura', visits: 9 },
  { ar: 'فيصل', en: 'Faisal', visits: 7 },
  { ar: 'مها', en: 'Maha', visits: 6 },
  { ar: 'خالد', en: 'Khalid', visits: 5 },
  { ar: 'ريم', en: 'Reem', visits: 5 },
  { ar: 'عبدالله', en: 'Abdullah', visits: 4 },
  { ar: 'هند', en: 'Hind', visits: 3 },
  { ar: 'يوسف', en: 'Yousef', visits: 3 },
  { ar: 'لمى', en: 'Lama', visits: 2 },
  { ar: 'تركي', en: 'Turki', visits: 1 },
  { ar: 'سلمى', en: 'Salma', visits: 0 },
] as const

/** What was said of some of their orders, by the order's place among all. */
const ratings = [
  { of: 2, food: 5, service: 5, ar: 'الأكل وصل ساخنًا ولذيذًا كالعادة', en: 'Hot and delicious, as always' },
  { of: 7, food: 4, service: 5, ar: '', en: '' },
  { of: 11, food: 5, service: 4, ar: 'أفضل مطعم في الحي', en: 'The best place around' },
  { of: 16, food: 3, service: 4, ar: 'طيب لكن الملح زائد قليلًا', en: 'Good, a little too salty' },
  { of: 21, food: 5, service: 5, ar: '', en: '' },
  { of: 28, food: 4, service: 3, ar: 'تأخر الطلب عشر دقائق', en: 'Ten minutes late' },
  { of: 35, food: 5, service: 5, ar: 'شكرًا على حسن التعامل', en: 'Thank you, lovely team' },
]

/** Lunch and dinner: most come at eight. Hours of the day. */
const hours = [13, 20, 21, 14, 20, 19, 22, 13, 20, 21]

/** Takes a demo restaurant that is filled; gives it a month of orders by guests who come back, and what some said of it. */
export async function fillRegulars(
  db: Database,
  tenant: DemoTenant,
  place: Omit<DemoPlace, 'branchId'> & { readonly branchIds: readonly string[] },
): Promise<PastOrder[]> {
  const language = tenant.slug === 'marina' ? 'en' : 'ar'
  return db.write(place.tenantId, async (tx) => {
    const past: PastOrder[] = []
    let n = 0
    for (const [i, { visits, ...names }] of regulars.entries()) {
      const id = (...parts: string[]) => idFor(tenant.slug, 'regular', String(i), ...parts)
      const who: PastGuest = { name: names[language], mobile: mobileOf(tenant.country, i), language }
      await addRegular(tx, tenant, who, { id: id(), i })
      for (let visit = 0; visit < visits; visit += 1, n += 1) {
        const branchId = place.branchIds[n % 5 < 3 ? 0 : n % place.branchIds.length] ?? ''
        const order = orderOf(tenant, n)
        past.push(await addOrder(tx, { tenant, who, place: { ...place, branchId }, order, n: visit, id }))
        const said = ratings.find(({ of }) => of === n)
        if (said)
          await rate(tx, said[language], { ...said, order, branchId, orderId: id('order', String(visit)) })
      }
    }
    return past
  })
}

/** The branch's numbers of a day stay apart from those of the demo's own customer. */
function orderOf({ country }: DemoTenant, n: number): DemoOrder {
  const [zone] = getCountry(country).time_zones
  const day = addDays(toLocal(Date.now(), zone), -(1 + ((n * 11) % 29)))
  const at = toUtc(day, (hours[n % hours.length] ?? 20) * 60 + ((n * 17) % 60), zone)
  return {
    daysAgo: (Date.now() - at) / dayMs,
    number: 80 + n,
    end: 'delivered',
    dishes: [[n % 10, 1 + (n % 2)], ...(n % 3 === 0 ? [[(n + 4) % 10, 1] as const] : [])],
  }
}

/** Numbers of their own beside the one that signs in. */
function mobileOf(country: CountryCode, i: number): string {
  const bases: Readonly<Partial<Record<CountryCode, string>>> = {
    SA: '+9665511140',
    EG: '+2010111400',
    AE: '+9715011140',
  }
  return `${bases[country] ?? ''}${String(i + 10)}`
}

async function addRegular(
  { q, tenantId }: WriteDb,
  tenant: DemoTenant,
  who: PastGuest,
  { id, i }: { id: string; i: number },
): Promise<void> {
  await q
    .insertInto('customers')
    .values({
      tenant_id: tenantId,
      id,
      name: who.name,
      mobile: who.mobile,
      country: tenant.country,
      referral_code: `GUEST2${'ABCDEFGHJKM'[i] ?? 'Z'}2`,
      language: who.language,
      joined_at: new Date(Date.now() - (30 + i) * dayMs),
    })
    .execute()
}

interface Said {
  readonly food: number
  readonly service: number
  readonly order: DemoOrder
  readonly orderId: string
  readonly branchId: string
}

async function rate(tx: WriteDb, comment: string, said: Said): Promise<void> {
  const madeAt = new Date(Date.now() - said.order.daysAgo * dayMs + hourMs)
  const head = { id: said.orderId, orderId: said.orderId, branchId: said.branchId, madeAt }
  await insertRating(tx, head, {
    food: said.food,
    service: said.service,
    delivery: null,
    comment,
    items: [],
    photoIds: [],
  })
  await askForSums(tx, madeAt)
}

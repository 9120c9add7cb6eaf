import type { BranchToWire, DeliveryAnswerWire } from '#contract/delivery/delivery.ts'
import type { Place } from '#domain/core/distance.ts'
import { loadMinutes } from '#domain/timing/live-load.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { toDecimal } from '#domain/core/money.ts'
import { openingAt } from '#domain/timing/opening.ts'
import { readyMinutes } from '#domain/ordering/ready-time.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Zone } from '#domain/delivery/zone.ts'
import { branchesTo } from '#server/content/delivery-at.ts'
import { nearestPickup } from '#server/content/nearest-pickup.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { countKitchenOrders } from '#server/store/ordering/open-orders.ts'

const mostOthers = 3

/** Who asks for which point; the branch is the one whose menu is open. */
export interface PointQuestion {
  readonly tenantId: string
  readonly language: Language
  readonly place: Place
  readonly branchId?: string | undefined
}

/** Takes a question; returns who delivers there and where to pick up instead. Spec 8, rule "Outside all zones". */
export async function answerPoint(
  deps: Pick<Deps, 'catalogues' | 'clock' | 'db'>,
  { tenantId, language, place, branchId }: PointQuestion,
): Promise<DeliveryAnswerWire> {
  const catalogue = await deps.catalogues.current(tenantId)
  const now = deps.clock()
  const serving = branchesTo(catalogue, place)
  const asked = serving.find(({ branch }) => branch.id === branchId)
  const others = serving.filter((one) => one !== asked).slice(0, mostOthers)
  const loads = await deps.db.read(tenantId, (db) =>
    Promise.all(
      [...(asked ? [asked] : []), ...others].map(({ branch }) => countKitchenOrders(db, branch.id)),
    ),
  )
  const shown = [...(asked ? [asked] : []), ...others].map((one, i) =>
    showBranch(one, { language, now, load: loadMinutes(loads[i] ?? 0) }),
  )
  return {
    served: asked ? (shown[0] ?? null) : null,
    others: asked ? shown.slice(1) : shown,
    pickup: showPickup(catalogue.branches, { place, language, now }),
  }
}

function showBranch(
  { branch, zone }: { branch: Branch; zone: Zone },
  { language, now, load }: { language: Language; now: number; load: number },
): BranchToWire {
  return {
    branch_id: branch.id,
    branch_name: wordIn(branch.name, language),
    open: isOpen(branch, 'delivery', now),
    fee: toDecimal(zone.fee),
    minimum: toDecimal(zone.minimum),
    free_above: zone.freeAbove === undefined ? null : toDecimal(zone.freeAbove),
    zone_name: wordIn(zone.name, language),
    ready_minutes: readyMinutes(branch.baseMinutes + load + zone.minutes),
  }
}

function showPickup(
  branches: readonly Branch[],
  { place, language, now }: { place: Place; language: Language; now: number },
): DeliveryAnswerWire['pickup'] {
  const nearest = nearestPickup(branches, place)
  if (!nearest) return null
  const { branch, far } = nearest
  return {
    branch_id: branch.id,
    branch_name: wordIn(branch.name, language),
    open: isOpen(branch, 'pickup', now),
    distance: far.toFixed(2),
  }
}

function isOpen(branch: Branch, type: OrderType, now: number): boolean {
  return branch.accepting && openingAt(branch, type, now).open
}

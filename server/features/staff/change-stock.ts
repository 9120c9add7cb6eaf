import type { StockWire } from '#contract/staff.ts'
import { toDecimal } from '#domain/money.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { wordIn, type Language } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { writeAudit } from '#server/store/audit.ts'
import type { Catalogue } from '#server/store/catalogue.ts'

const sees = (staff: StaffSession, branchId: string) => staff.branchIds === 'all' || staff.branchIds.includes(branchId)

function refuseStock(catalogue: Catalogue, staff: StaffSession, branchId: string): Refusal | undefined {
  if (!mayStaff(staff.role, 'stock')) return refuse('not-allowed')
  const known = catalogue.branches.some((branch) => branch.id === branchId)
  return known && sees(staff, branchId) ? undefined : refuse('branch-not-found')
}

/** Takes a branch; returns its items by group and whether each is sold out there. */
export async function readStock(deps: Deps, staff: StaffSession, branchId: string, language: Language): Promise<StockWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const refused = refuseStock(catalogue, staff, branchId)
  if (refused) return refused
  const marks = catalogue.soldOut.get(branchId)
  const now = deps.clock()
  const money = mayStaff(staff.role, 'see_money')
  return {
    groups: catalogue.groups.map((group) => ({
      id: group.id, name: wordIn(group.name, language),
      items: [...catalogue.items.values()].filter((item) => item.groupId === group.id).map((item) => {
        const mark = marks?.get(item.id)
        const soldOut = mark !== undefined && (mark.until === undefined || mark.until > now)
        return {
          id: item.id, name: wordIn(item.name, language), price: toDecimal(money ? item.price : 0), picture: item.picture ?? null, sold_out: soldOut,
          until: soldOut && mark.until !== undefined ? new Date(mark.until).toISOString() : null,
        }
      }),
    })),
  }
}

/** Takes an item, a branch and until when (null = until it is switched back); marks it sold out there or on sale again. */
export async function setSoldOut(deps: Deps, staff: StaffSession, itemId: string, wish: { branchId: string; soldOut: boolean; until: string | null }): Promise<{ sold_out: boolean; until: string | null } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const refused = refuseStock(catalogue, staff, wish.branchId)
  if (refused) return refused
  if (!catalogue.items.has(itemId)) return refuse('item-not-found')
  const until = wish.soldOut && wish.until !== null ? new Date(wish.until) : null
  await deps.db.write(staff.tenantId, async (db) => {
    const row = { tenant_id: staff.tenantId, branch_id: wish.branchId, item_id: itemId }
    if (wish.soldOut) {
      await db.q.insertInto('sold_out').values({ ...row, until }).onConflict((on) => on.columns(['tenant_id', 'branch_id', 'item_id']).doUpdateSet({ until })).execute()
    } else {
      await db.q.deleteFrom('sold_out').where('tenant_id', '=', row.tenant_id).where('branch_id', '=', row.branch_id).where('item_id', '=', itemId).execute()
    }
    await writeAudit(db, { staffId: staff.staffId, action: 'item-sold-out', subject: itemId, after: { branch: wish.branchId, soldOut: wish.soldOut, until } })
  })
  return { sold_out: wish.soldOut, until: until?.toISOString() ?? null }
}

/** Takes a branch and whether it takes orders; pauses it or lets it go on. */
export async function setAccepting(deps: Deps, staff: StaffSession, branchId: string, accepting: boolean): Promise<{ accepting: boolean } | Refusal> {
  if (!mayStaff(staff.role, 'pause')) return refuse('not-allowed')
  if (!sees(staff, branchId)) return refuse('branch-not-found')
  const changed = await deps.db.write(staff.tenantId, async (db) => {
    const result = await db.q.updateTable('branches').set({ accepting }).where('tenant_id', '=', staff.tenantId).where('id', '=', branchId).executeTakeFirst()
    if (result.numUpdatedRows === 0n) return false
    await writeAudit(db, { staffId: staff.staffId, action: 'branch-accepting', subject: branchId, after: { accepting } })
    return true
  })
  return changed ? { accepting } : refuse('branch-not-found')
}

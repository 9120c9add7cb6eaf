import type { PosLinksBody, PosMenuWire } from '#contract/integrations/pos.ts'
import type { Item } from '#domain/menu/menu.ts'
import { sameLabels, withTillLabels } from '#domain/integrations/till-labels.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { PosAccount, PosMenu, PosProduct } from '#server/adapters/pos/port.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { findConnection, listLinks, saveLinks, type PosLinkRow } from '#server/store/integrations/pos.ts'
import { takeItem, takeOptionLabels } from '#server/store/menu/take-item.ts'
import type { HookLook } from '../webhooks/webhook-endpoints.ts'

/** Takes who looks; pulls the till's menu and compares it. Refuses 'not-allowed', 'not-found' and 'gateway-not-working'. */
export async function comparePosMenu(deps: Deps, look: HookLook): Promise<PosMenuWire | Refusal> {
  const pulled = await pull(deps, look)
  return isRefusal(pulled) ? pulled : showMenus(pulled)
}

/**
 * Takes which of ours is which of the till's, and whose name and price are taken over; keeps it. Options are matched by
 * their names within an item. Refuses what comparing does.
 */
export async function linkPosMenu(
  deps: Deps,
  look: HookLook,
  body: PosLinksBody,
): Promise<PosMenuWire | Refusal> {
  const pulled = await pull(deps, look)
  if (isRefusal(pulled)) return pulled
  const { menu, catalogue } = pulled
  const links = linksOf(body, menu, catalogue)
  const products = new Map(menu.products.map((one) => [one.id, one]))
  const { staff } = look
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    await saveLinks(db, links)
    for (const id of new Set(body.take)) {
      const link = links.find(({ kind, our_id }) => kind === 'item' && our_id === id)
      const product = link && products.get(link.pos_id)
      const price = product && parseAmount(product.price)
      if (!product || price === undefined) continue
      const before = await takeItem(db, id, {
        name: product.name,
        price,
        labels: (own) => withTillLabels(own, product.labels),
      })
      if (!before) continue
      for (const { option, calories } of optionsTaken(catalogue.items.get(id), product))
        await takeOptionLabels(db, option, (own) => withTillLabels(own, { calories }))
      const after = { ...product.name, price: product.price, labels: product.labels }
      await writeAudit(db, { staffId: staff.staffId, action: 'pos-take', subject: id, before, after })
    }
    const after = { links: links.length, taken: body.take.length }
    await writeAudit(db, { staffId: staff.staffId, action: 'pos-link', subject: 'foodics', after })
    const fresh = { ...pulled, links, catalogue: withTaken(catalogue, links, body.take, products) }
    return showMenus(fresh)
  })
}

interface Pulled {
  readonly menu: PosMenu
  readonly catalogue: Catalogue
  readonly links: readonly PosLinkRow[]
}

async function pull(deps: Deps, { staff }: HookLook): Promise<Pulled | Refusal> {
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const known = await deps.db.read(staff.tenantId, async (db) => ({
    connection: await findConnection(db),
    links: await listLinks(db),
  }))
  if (!known.connection) return refuse('not-found')
  const account = JSON.parse(deps.seal.open(known.connection.sealed_account)) as PosAccount
  const menu = await deps.pos.readMenu(account)
  if ('error' in menu) return refuse('gateway-not-working', { details: { result: menu.error } })
  return { menu, links: known.links, catalogue: await deps.catalogues.current(staff.tenantId) }
}

function linksOf(body: PosLinksBody, menu: PosMenu, { branches, items }: Catalogue): PosLinkRow[] {
  const [posBranches, products] = [
    new Set(menu.branches.map(({ id }) => id)),
    new Map(menu.products.map((one) => [one.id, one])),
  ]
  const links = new Map<string, PosLinkRow>()
  const put = (link: PosLinkRow) => links.set(`${link.kind} ${link.our_id}`, link)
  for (const { our_id, pos_id } of body.branches)
    if (posBranches.has(pos_id) && branches.some(({ id }) => id === our_id))
      put({ kind: 'branch', our_id, pos_id })
  for (const { our_id, pos_id } of body.items) {
    const [item, product] = [items.get(our_id), products.get(pos_id)]
    if (!item || !product) continue
    put({ kind: 'item', our_id, pos_id })
    for (const option of item.optionGroups.flatMap(({ options }) => options)) {
      const same = product.options.find(({ name }) => sameName(name, option.name))
      if (same) put({ kind: 'option', our_id: option.id, pos_id: same.id })
    }
  }
  return [...links.values()]
}

/** Options of an item of which the till knows the calories. */
function optionsTaken(item: Item | undefined, product: PosProduct): { option: string; calories: number }[] {
  const options = item?.optionGroups.flatMap((group) => group.options) ?? []
  return options.flatMap(({ id, name }) => {
    const calories = product.options.find((one) => sameName(one.name, name))?.calories
    return calories === undefined ? [] : [{ option: id, calories }]
  })
}

/** Names are the same when one language's is, spaces and capitals aside. */
function sameName(one: Words, other: Words): boolean {
  const fold = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  return (
    (fold(one.ar) !== '' && fold(one.ar) === fold(other.ar)) ||
    (fold(one.en) !== '' && fold(one.en) === fold(other.en))
  )
}

function withTaken(
  catalogue: Catalogue,
  links: readonly PosLinkRow[],
  take: readonly string[],
  products: ReadonlyMap<string, PosProduct>,
): Catalogue {
  const items = new Map(catalogue.items)
  for (const id of take) {
    const [item, link] = [items.get(id), links.find((one) => one.kind === 'item' && one.our_id === id)]
    const product = link && products.get(link.pos_id)
    const price = product && parseAmount(product.price)
    if (item && product && price !== undefined) {
      const { calories, labels } = withTillLabels(item, product.labels)
      items.set(id, {
        ...item,
        name: product.name,
        price,
        ...(calories !== undefined && { calories }),
        ...(labels && { labels }),
      })
    }
  }
  return { ...catalogue, items }
}

function showMenus({ menu, catalogue, links }: Pulled): PosMenuWire {
  const items = [...catalogue.items.values()]
  const ourOf = new Map(links.filter(({ kind }) => kind === 'item').map((one) => [one.pos_id, one.our_id]))
  const posOf = new Map(links.filter(({ kind }) => kind === 'branch').map((one) => [one.our_id, one.pos_id]))
  const optionLinks = new Set(links.filter(({ kind }) => kind === 'option').map((one) => one.our_id))
  const linked = new Set(ourOf.values())
  const short = ({ id, name }: Item) => ({ id, name })
  return {
    branches: menu.branches.map(({ id, name }) => ({ pos_id: id, name })),
    our_branches: catalogue.branches.map(({ id, name }) => ({ id, name, pos_id: posOf.get(id) ?? '' })),
    items: menu.products.map((product) => showRow(product, items, { ourOf, linked, optionLinks })),
    our_items: items.map(short),
    missing: items.filter(({ id }) => !linked.has(id)).map(short),
  }
}

interface Known {
  readonly ourOf: ReadonlyMap<string, string>
  readonly linked: ReadonlySet<string>
  readonly optionLinks: ReadonlySet<string>
}

function showRow(
  product: PosProduct,
  items: readonly Item[],
  { ourOf, linked, optionLinks }: Known,
): PosMenuWire['items'][number] {
  const our = items.find(({ id }) => id === ourOf.get(product.id))
  const suggested = our
    ? undefined
    : items.find((one) => !linked.has(one.id) && sameName(one.name, product.name))
  const options = our?.optionGroups.flatMap((group) => group.options) ?? []
  return {
    pos_id: product.id,
    name: product.name,
    price: product.price,
    category: product.category,
    active: product.active,
    our_id: our?.id ?? null,
    suggested_id: suggested?.id ?? null,
    differs: our
      ? [
          ...(our.name.ar === product.name.ar && our.name.en === product.name.en ? [] : (['name'] as const)),
          ...(toDecimal(our.price) === product.price ? [] : (['price'] as const)),
          ...(sameLabels(our, withTillLabels(our, product.labels)) ? [] : (['labels'] as const)),
        ]
      : [],
    our_price: our ? toDecimal(our.price) : '',
    unmatched_options: options.filter(({ id }) => !optionLinks.has(id)).map(({ name }) => name.en),
  }
}

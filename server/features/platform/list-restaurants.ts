import type { RestaurantsWire } from '#contract/platform/platform.ts'
import { settingText } from '#domain/site/settings.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { demoMobile } from '#server/demo/demo-customer.ts'
import { demoOperator } from '#server/demo/demo-operator.ts'
import { demoPassword } from '#server/demo/demo-password.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { listLogins } from '#server/store/backoffice/staff.ts'
import { findFirstTableCode } from '#server/store/dine-in/tables.ts'
import { isShownInDemo } from '#server/store/platform/tenants.ts'

const shownPictures = 4

/** Takes the language; returns the demo's restaurants with their logins, or none in a live start (safety 33). */
export async function listRestaurants(deps: Deps, language: Language): Promise<RestaurantsWire> {
  const { settled, hosts } = deps
  const consoleUrl = originOf(settled, `console.${settled.platformHost}`)
  if (settled.mode !== 'demo') return { demo: false, console_url: consoleUrl, operator: null, data: [] }
  const own = await Promise.all(
    [...hosts.tenantIds()].map(async (id) => ((await deps.db.read(id, isShownInDemo)) ? [id] : [])),
  )
  const all = await Promise.all(own.flat().map((id) => showRestaurant(deps, id, language)))
  return { demo: true, console_url: consoleUrl, operator: demoOperator, data: all }
}

async function showRestaurant(
  { settled, hosts, catalogues, db }: Deps,
  tenantId: string,
  language: Language,
): Promise<RestaurantsWire['data'][number]> {
  const { tenant, settings, items } = await catalogues.current(tenantId)
  const [logins, code] = [await db.read(tenantId, listLogins), await db.read(tenantId, findFirstTableCode)]
  const url = originOf(settled, hosts.primaryHost(tenant.id) ?? settled.platformHost)
  return {
    id: tenant.id,
    name: wordIn(tenant.name, language),
    title: wordIn(tenant.title, language),
    url,
    table_url: code === undefined ? null : `${url}/table/${code}`,
    logo: tenant.logo,
    country: tenant.country,
    primary_color: settingText(settings, 'website.primary_color'),
    background_color: settingText(settings, 'website.background_color'),
    pictures: [...items.values()]
      .flatMap((item) => (item.featured && item.picture ? [item.picture.id] : []))
      .slice(0, shownPictures),
    customer: { mobile: demoMobile(tenant.country) },
    staff: logins.map(({ email, role }) => ({ email, role, password: demoPassword })),
  }
}

import type { RestaurantsWire } from '#contract/platform.ts'
import { demoPassword, demoStaff } from '#db/demo/demo-staff.ts'
import { settingText } from '#domain/settings.ts'
import { wordIn, type Language } from '#domain/words.ts'
import { originOf, type Deps } from '#server/deps.ts'

const shownPictures = 4

/** Takes the language; returns the demo's restaurants with their logins, or none in a live start (safety 33). */
export async function listRestaurants(deps: Deps, language: Language): Promise<RestaurantsWire> {
  const { settled, hosts, catalogues } = deps
  const consoleUrl = originOf(settled, `console.${settled.platformHost}`)
  if (settled.mode !== 'demo') return { demo: false, console_url: consoleUrl, data: [] }
  const all = await Promise.all([...hosts.tenantIds()].map((id) => catalogues.current(id)))
  return {
    demo: true,
    console_url: consoleUrl,
    data: all.map(({ tenant, settings, items }) => {
      const host = hosts.primaryHost(tenant.id) ?? ''
      return {
        id: tenant.id,
        name: wordIn(tenant.name, language),
        title: wordIn(tenant.title, language),
        url: originOf(settled, host),
        logo: tenant.logo,
        country: tenant.country,
        primary_color: settingText(settings, 'website.primary_color'),
        background_color: settingText(settings, 'website.background_color'),
        pictures: [...items.values()]
          .filter((item) => item.featured && item.picture)
          .slice(0, shownPictures)
          .map((item) => item.picture?.id ?? ''),
        staff: demoStaff(host.split('.')[0] ?? '').map(({ email, role }) => ({
          email,
          role,
          password: demoPassword,
        })),
      }
    }),
  }
}

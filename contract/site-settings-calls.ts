import type { Words } from '#domain/words.ts'
import type { Caller } from './caller.ts'
import type { SiteSettingsWire } from './site-settings.ts'

const settings = '/api/v1/staff/site/settings'

/** Takes how to call; returns the calls of the owner's page of settings. */
export function siteSettingsCalls({ get, call }: Caller) {
  return {
    siteSettings: () => get<SiteSettingsWire>(settings),
    saveSiteSettings: (values: Readonly<Record<string, string | Words>>) =>
      call<SiteSettingsWire>('PUT', settings, { values }),
  }
}

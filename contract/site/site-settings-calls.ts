import type { Words } from '#domain/core/words.ts'
import type { Caller } from '../core/caller.ts'
import type { SiteSettingsWire } from './site-settings.ts'

const settings = '/api/v1/staff/site/settings'

/** Takes how to call; returns the calls of the owner's page of settings. */
export function siteSettingsCalls({ get, call }: Caller) {
  return {
    siteSettings: () => get<SiteSettingsWire>(settings),
    /** Without a tax number it stays as it is. */
    saveSiteSettings: (values: Readonly<Record<string, string | Words>>, taxNumber?: string) =>
      call<SiteSettingsWire>('PUT', settings, { values, tax_number: taxNumber }),
  }
}

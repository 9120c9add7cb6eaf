import type { SiteWire } from '#contract/platform/tenant.ts'

/** Takes the page's restaurant; returns what its document says of it for all calls made from there. Spec 7. */
export function callerWords({
  tenant,
  app_token,
  country,
  time_zone,
}: Pick<SiteWire, 'tenant' | 'app_token' | 'country' | 'time_zone'>): string {
  return [tenant, app_token, country.iso_code2, time_zone].join(' ')
}

import { demoTenants } from './demo-tenants.ts'
import type { DemoTenant } from './shape.ts'

/** Takes a demo restaurant; returns the names of all picture files that it uses, each once. */
export function picturesOf(tenant: DemoTenant): readonly string[] {
  const names = [
    tenant.logo,
    ...Object.values(tenant.pictures),
    ...tenant.groups.flatMap((group) => [group.picture, ...group.items.map((item) => item.picture)]),
    ...tenant.banners.map((banner) => banner.picture),
  ]
  return [...new Set(names)].sort()
}

/** Returns the names of all picture files that the demo uses, each once. */
export function demoPictures(): readonly string[] {
  return [...new Set(demoTenants.flatMap(picturesOf))].sort()
}

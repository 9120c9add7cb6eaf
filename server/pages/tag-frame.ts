import { runningCodes, trackingCodes } from '#domain/site/tracking.ts'
import { originOf, type Settled } from '../core/deps.ts'
import type { Catalogue } from '../store/menu/catalogue.ts'

/** The host on which tracking runs, apart from every tenant's (safety 25). */
export function tagsHost({ platformHost }: Settled): string {
  return `tags.${platformHost}`
}

/** Takes the settings of the start and a tenant's content; returns the address of its tag frame, or undefined when nothing is tracked. */
export function tagFrame(
  settled: Settled,
  { tenant, settings, trackingCodes: rows }: Pick<Catalogue, 'tenant' | 'settings' | 'trackingCodes'>,
): string | undefined {
  if (runningCodes(trackingCodes(rows, settings)).length === 0) return undefined
  return `${originOf(settled, tagsHost(settled))}/tag-frame/${tenant.id}`
}

import { marina } from './marina.ts'
import { nile } from './nile.ts'
import { saffron } from './saffron.ts'
import type { DemoTenant } from './shape.ts'

/** The demo restaurants, in the order in which the platform's main site shows them. */
export const demoTenants: readonly DemoTenant[] = [saffron, nile, marina]

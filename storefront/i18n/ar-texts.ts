import { arOrder } from './ar-order.ts'
import { ar } from './ar.ts'
import type { Texts } from './text-key.ts'

export const texts: Texts = { ...ar, ...arOrder }

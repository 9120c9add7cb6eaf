import { enOrder } from './en-order.ts'
import { en } from './en.ts'
import type { Texts } from './text-key.ts'

export const texts: Texts = { ...en, ...enOrder }

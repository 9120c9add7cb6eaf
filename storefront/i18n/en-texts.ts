import { enCart } from './en-cart.ts'
import { en } from './en.ts'
import type { FirstTexts } from './text-key.ts'

export const texts: FirstTexts = { ...en, ...enCart }

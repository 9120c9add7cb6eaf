import { arCart } from './cart.ts'
import { ar } from '../ar.ts'
import type { FirstTexts } from '../text-key.ts'

export const texts: FirstTexts = { ...ar, ...arCart }

import { enCart } from './cart.ts'
import { en } from '../en.ts'
import type { FirstTexts } from '../text-key.ts'

export const texts: FirstTexts = { ...en, ...enCart }

import { unsentDishKey } from '../ordering/cart/unsent-dish.ts'

/** What this tab keeps of a customer beside the server; gone with the sign-in (spec 4: data and addresses). */
export const personalKeys: readonly string[] = ['contact-draft', 'joined-to-cart', unsentDishKey]

import { arDelivery } from './ar/delivery.ts'
import { enDelivery } from './en/delivery.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of what delivering says: lazy parts of public pages and pages of their own, whose texts come with their code. */
export const useDeliveryText = makeTextHook({ ar: arDelivery, en: enDelivery })

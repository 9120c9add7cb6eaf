import { useState } from 'react'
import { useClient } from '../shell/use-client.ts'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import type { AddressForm } from './places/address-form.ts'
import { useLanguage } from '../shell/use-site.ts'
import { keepAddress } from './stored-places.ts'
import { wayOn } from './way-on.ts'

/** An address that was confirmed, and the branch that delivers there. */
export interface Confirmed {
  readonly address: AddressForm
  readonly branchId: string
  /** Into the account too. */
  readonly save: boolean
}

/** Takes where it goes on; returns how an address is confirmed, or another way to order is taken instead. */
export function useConfirmAddress(next: string | undefined): {
  readonly saving: boolean
  readonly failed: string | undefined
  readonly confirm: (confirmed: Confirmed) => void
  /** To pick up from a branch. */
  readonly goElsewhere: (branchId: string) => void
} {
  const t = useDeliveryText()
  const client = useClient()
  const language = useLanguage()
  const { setBranch, error } = useCart()
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')

  async function send({ address, branchId, save }: Confirmed): Promise<void> {
    setState('saving')
    const { is_default: _, ...details } = address
    keepAddress(details)
    // that it was not kept in the account stops no order
    const saved = save ? await client.addAddress(address).catch(() => undefined) : undefined
    const agreed = await setBranch('delivery', branchId, { address: saved ? { id: saved.id } : details })
    if (agreed) window.location.assign(wayOn(next, 'delivery', language))
    else setState('failed')
  }
  return {
    saving: state === 'saving',
    failed: state === 'failed' ? (error ?? t('delivery.failed')) : undefined,
    confirm: (confirmed) => void send(confirmed),
    goElsewhere: (branchId) =>
      void setBranch('pickup', branchId).then((agreed) => {
        if (agreed) window.location.assign(wayOn(next, 'pickup', language))
        else setState('failed')
      }),
  }
}

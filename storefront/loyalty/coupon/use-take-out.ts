import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useText } from '../../i18n/use-text.ts'

/** Takes the coupon that was typed out of the cart; why that failed. */
export function useTakeOut(): { readonly takeOut: () => void; readonly refused: string | undefined } {
  const t = useText()
  const { changeDraft } = useCart()
  const [refused, setRefused] = useState<string>()
  const takeOut = () => {
    setRefused(undefined)
    changeDraft({ coupon: null }).catch((error: unknown) =>
      setRefused(error instanceof CallError ? error.message : t('cart.unreachable')),
    )
  }
  return { takeOut, refused }
}

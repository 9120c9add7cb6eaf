import type { CartWire } from '#contract/ordering/cart.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import { toDecimal } from '#domain/core/money.ts'
import { settingText } from '#domain/site/settings.ts'
import { waysToPay } from '#domain/payments/way-to-pay.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { allows } from './apply-tenders.ts'

/** Takes what was chosen and content; returns the restaurant's ways to pay, and whether wallet and points go with the chosen one. Spec 5, 6. */
export function showPay(draft: CartDraft, { settings, pages }: Catalogue): CartWire['pay'] {
  const way = draft.payMethod ?? 'card'
  const tenders = (slug: string, key: 'payment.wallet_with' | 'payment.points_with') => {
    if (!pages.some((page) => page.slug === slug)) return 'none'
    return allows(settings, key, way) ? 'usable' : 'other_way'
  }
  return {
    // a company's account is its members' alone: they ask for it by name, and the order is refused to others
    ways: waysToPay.filter(
      (one) => one === 'card' || (one === 'company' ? way === one : allows(settings, 'payment.methods', one)),
    ),
    wallet: tenders('app-wallet', 'payment.wallet_with'),
    points: tenders('app-points', 'payment.points_with'),
    wallet_min_order_amount: toDecimal(Number(settingText(settings, 'order.wallet_min_order_amount'))),
  }
}

import type { TopUpTerms } from '#domain/loyalty/wallet-top-up.ts'
import { settingText } from '#domain/site/settings.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'

/** Takes content; returns on which terms wallets are topped up, or undefined where they are not. Spec 6: with the page app-wallet alone. */
export function topUpTerms({
  settings,
  pages,
}: Pick<Catalogue, 'settings' | 'pages'>): TopUpTerms | undefined {
  if (!pages.some(({ slug }) => slug === 'app-wallet')) return undefined
  if (settingText(settings, 'payment.wallet_top_up') !== '1') return undefined
  return {
    least: Number(settingText(settings, 'order.wallet_top_up_least')),
    most: Number(settingText(settings, 'order.wallet_top_up_most')),
    fullAt: Number(settingText(settings, 'order.wallet_full_at')),
  }
}

import { House, ShoppingBag, UserRound, Utensils } from 'lucide-react'
import { BottomTabs } from '#ui/bottom-tabs.tsx'
import { Icon } from '#ui/icon.tsx'
import { TabPip } from '#ui/tab-pip.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from './local-link.tsx'
import { plainPath } from '#domain/core/local-path.ts'
import { usePlace } from '../moves/moves.ts'

/** Home, menu, cart and account at the bottom of a phone. */
export function Tabs() {
  const t = useText()
  const path = plainPath(usePlace().pathname)
  const { count } = useCart()
  const tab = (to: string) => ({ to, 'aria-current': path === to ? ('page' as const) : undefined })
  return (
    <BottomTabs label={t('shell.sections')}>
      <LocalLink {...tab('/')}>
        <Icon of={House} size="l" />
        {t('shell.home')}
      </LocalLink>
      <LocalLink {...tab('/menu')}>
        <Icon of={Utensils} size="l" />
        {t('shell.menu')}
      </LocalLink>
      <LocalLink {...tab('/cart')}>
        <TabPip count={count} words={t('shell.in-cart', { count })}>
          <Icon of={ShoppingBag} size="l" />
        </TabPip>
        {t('shell.cart')}
      </LocalLink>
      <LocalLink {...tab('/account')}>
        <Icon of={UserRound} size="l" />
        {t('shell.account')}
      </LocalLink>
    </BottomTabs>
  )
}

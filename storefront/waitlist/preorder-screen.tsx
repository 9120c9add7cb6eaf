import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import { localPath } from '#domain/core/local-path.ts'
import { CartProvider } from '../ordering/cart/cart-provider.tsx'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { MenuScreen } from '../menu/menu-screen.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useLanguage } from '../shell/use-site.ts'
import { useShopClient } from '../shell/use-shop-client.ts'
import { PreorderFoot, PreorderHead, PreorderSheet, PreorderSide } from './preorder-cart.tsx'
import { useTicket } from './use-ticket.ts'
import { useMoves } from '../moves/moves.ts'

interface PreorderScreenProps {
  readonly initial: WaitingEntryWire
  readonly cartId: string
  readonly menu: MenuWire
}

/** The menu of a party that waits: what it puts together is sent to the kitchen when it sits down. */
export function PreorderScreen({ initial, cartId, menu }: PreorderScreenProps) {
  const t = useWaitingText()
  const { entry } = useTicket(initial)
  const [open, setOpen] = useState(false)
  useTurn(entry)
  return (
    <AheadCart cartId={cartId} onOpen={() => setOpen(true)}>
      <PageHead title={t('waiting.first-round')} hidden />
      <MenuScreen
        menu={menu}
        table={{
          head: <PreorderHead entry={entry} />,
          side: <PreorderSide entry={entry} />,
          foot: <PreorderFoot entry={entry} />,
          back: `/waiting-list/${entry.id}`,
        }}
      />
      {open && <PreorderSheet entry={entry} onClose={() => setOpen(false)} />}
    </AheadCart>
  )
}

/** The cart of this party in the place of the browser's own. */
function AheadCart({
  cartId,
  onOpen,
  children,
}: {
  readonly cartId: string
  readonly onOpen: () => void
  readonly children: ReactNode
}) {
  const client = useShopClient()
  const own = useMemo(
    () => ({
      client: { ...client, currentCart: async () => ({ cart: await client.cart(cartId) }) },
      openDrawer: onOpen,
    }),
    [client, cartId, onOpen],
  )
  return <CartProvider own={own}>{children}</CartProvider>
}

/** Seated, it goes on at the table, where the round stands; out of the queue, the ticket says why. */
function useTurn({ id, state, own }: WaitingEntryWire): void {
  const { navigate } = useMoves()
  const language = useLanguage()
  const session = own?.session_id
  useEffect(() => {
    if (state === 'waiting' || state === 'called') return
    const to = session ? `/menu/dinein/session/${session}` : `/waiting-list/${id}`
    void navigate(localPath(to, language), { replace: true })
  }, [id, state, session, language, navigate])
}

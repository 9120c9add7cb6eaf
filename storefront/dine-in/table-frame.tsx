import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { TableSessionWire } from '#contract/dine-in/table.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { CartProvider } from '../ordering/cart/cart-provider.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useTableText } from '../i18n/use-table-text.ts'
import { watchOrder, listenLive } from '../live/live-line.ts'
import dinein from '../pictures/dinein.webp'
import later from '../pictures/later.webp'
import { LanguageLink } from '../shell/language-link.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import { Logo } from '../shell/logo.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useShopClient } from '../shell/use-shop-client.ts'
import type { FoundTable } from '../routes/dine-in/load-table.ts'
import { MovedNote } from './moved-note.tsx'
import { TableCartSheet } from './table-cart-sheet.tsx'
import styles from './table-frame.module.css'
import { TableContext, useTable, useTableState } from './use-table.tsx'
import type { WhyOutside } from './why-outside.ts'

/** What every page of a table stands in: the live session, its shared cart, and what is shown to those outside. */
export function TableFrame({
  found,
  children,
}: {
  readonly found: FoundTable
  readonly children: ReactNode
}) {
  if (!found.session) return <Outside why={found.why} />
  return (
    <Seated key={found.session.id} initial={found.session}>
      {children}
    </Seated>
  )
}

function Seated({ initial, children }: { initial: TableSessionWire; children: ReactNode }) {
  const table = useTableState(initial)
  const { refresh, session } = table
  const client = useShopClient()
  const [open, setOpen] = useState(false)
  const own = useMemo(
    () => ({
      client: {
        ...client,
        // the one cart of the table, asked for with the session that it is part of
        currentCart: async () => ({ cart: (await refresh()).inside?.cart ?? null }),
      },
      openDrawer: () => setOpen(true),
    }),
    [client, refresh],
  )
  if (table.outside) return <Outside why={table.outside} />
  return (
    <TableContext value={table}>
      {session.inside ? (
        <CartProvider own={own}>
          <FollowTable />
          <MovedNote over />
          {children}
          {open && <TableCartSheet onClose={() => setOpen(false)} />}
        </CartProvider>
      ) : (
        <LetIn />
      )}
    </TableContext>
  )
}

/** What others put into the cart, and what becomes of the rounds, shows at once. */
function FollowTable() {
  const { session } = useTable()
  const { refresh, cart } = useCart()
  const version = session.inside?.cart.version
  const rounds = session.inside?.rounds.map((round) => round.order_id).join(' ') ?? ''
  const shown = cart?.version
  useEffect(() => {
    if (version !== undefined && shown !== undefined && version > shown) void refresh()
  }, [version, shown, refresh])
  useEffect(() => {
    const ids = rounds.split(' ').filter(Boolean)
    const ends = [
      ...ids.map((id) => watchOrder(id)),
      listenLive({ order: (message) => ids.includes(message.id) && void refresh() }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [rounds, refresh])
  return null
}

function LetIn() {
  const t = useTableText()
  const { session } = useTable()
  return (
    <Alone title={t('table.title', { name: session.table })}>
      <Empty picture={dinein} title={t('table.waiting-in')} text={t('table.waiting-in-text')} />
    </Alone>
  )
}

function Outside({ why }: { why: WhyOutside }) {
  const t = useTableText()
  const words =
    why === 'over'
      ? (['table.over', 'table.over-text'] as const)
      : (['table.not-joined', 'table.not-joined-text'] as const)
  return (
    <Alone title={t(words[0])}>
      <Empty picture={why === 'over' ? later : dinein} title={t(words[0])} text={t(words[1])}>
        <LocalLink to="/" className={buttonClass({ kind: 's' })}>
          {t('table.home')}
        </LocalLink>
      </Empty>
    </Alone>
  )
}

function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} hidden />
      <header className={styles.header}>
        <Logo />
        <LanguageLink />
      </header>
      <main id="content" className={styles.page}>
        <h1 className="vh">{title}</h1>
        {children}
      </main>
    </>
  )
}

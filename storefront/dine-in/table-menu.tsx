import { BellRing, ReceiptText, UsersRound } from 'lucide-react'
import type { MenuWire } from '#contract/menu/menu.ts'
import { CartBar } from '#ui/cart-bar.tsx'
import { Dock } from '#ui/dock.tsx'
import { Icon } from '#ui/icon.tsx'
import { CartRefusal } from '../ordering/cart/cart-refusal.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useTableText } from '../i18n/use-table-text.ts'
import { MenuScreen } from '../menu/menu-screen.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { SendRound, TableCart } from './table-cart.tsx'
import styles from './table-menu.module.css'
import { useInside } from './use-table.tsx'

/** The menu at a table: the menu screen with the table's head, shared cart and bill in the place of branch and cart. */
export function TableMenu({ menu }: { readonly menu: MenuWire }) {
  const t = useTableText()
  const { session, inside } = useInside()
  const { openDrawer } = useCart()
  const waiting = inside.members.some((one) => one.state === 'waiting')
  const head = (
    <div className={styles.head}>
      <button type="button" className={styles.table} onClick={openDrawer}>
        <strong>{t('table.title', { name: session.table })}</strong>
        <span>
          <Icon of={UsersRound} size="xs" />
          <bdi>{session.area}</bdi> · {inside.members.filter((one) => one.state === 'in').length}
        </span>
        {waiting && <span className={styles.dot} />}
      </button>
      <span className={styles.wide}>
        <LocalLink to={`/menu/dinein/session/${session.id}/bill`} className={styles.link}>
          <Icon of={inside.waiter_called ? BellRing : ReceiptText} size="s" />
          {t('table.bill')}
        </LocalLink>
      </span>
    </div>
  )
  return (
    <>
      <PageHead title={t('table.title', { name: session.table })} hidden />
      <MenuScreen menu={menu} table={{ head, side: <Side />, foot: <Foot /> }} />
    </>
  )
}

function Side() {
  const t = useTableText()
  const { session } = useInside()
  return (
    <aside className={styles.side} aria-label={t('table.cart')}>
      <div className={styles.panel}>
        <h2>{t('table.title', { name: session.table })}</h2>
        <div className={styles.body}>
          <TableCart />
        </div>
        <div className={styles.send}>
          <SendRound />
        </div>
      </div>
    </aside>
  )
}

function Foot() {
  const t = useTableText()
  const { inside } = useInside()
  const { count, total, openDrawer } = useCart()
  return (
    <div className={styles.foot}>
      <Dock>
        <CartRefusal />
        <CartBar
          count={count}
          label={t(count > 0 ? 'table.cart' : 'table.open-cart')}
          price={<Money amount={count > 0 ? total : inside.left} />}
          onOpen={openDrawer}
        />
      </Dock>
    </div>
  )
}

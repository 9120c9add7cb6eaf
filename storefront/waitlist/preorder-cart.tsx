import { BellRing, Check } from 'lucide-react'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import { buttonClass } from '#ui/button-class.ts'
import { CartBar } from '#ui/cart-bar.tsx'
import { Dock } from '#ui/dock.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { CartLine } from '../ordering/cart/line/cart-line.tsx'
import { CartRefusal } from '../ordering/cart/cart-refusal.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import styles from '../dine-in/table-menu.module.css'
import own from './preorder-cart.module.css'

interface Party {
  readonly entry: WaitingEntryWire
}

/** Whose menu it is, and how far its turn is; the way back to the ticket. */
export function PreorderHead({ entry }: Party) {
  const t = useWaitingText()
  const called = entry.state === 'called'
  return (
    <div className={styles.head}>
      <span className={own.who}>
        <strong>{t('waiting.first-round')}</strong>
        <span data-called={called || undefined} role="status">
          {called && <Icon of={BellRing} size="xs" />}
          {called ? t('waiting.called') : t('waiting.place-short', { place: entry.place ?? 0 })} ·{' '}
          <N>{entry.number}</N>
        </span>
      </span>
      <span className={styles.wide}>
        <LocalLink to={`/waiting-list/${entry.id}`} className={styles.link}>
          {t('waiting.to-ticket')}
        </LocalLink>
      </span>
    </div>
  )
}

/** What was chosen so far, and what becomes of it. */
function Chosen() {
  const t = useWaitingText()
  const { lines, error } = useCart()
  return (
    <div className={own.chosen}>
      {error && (
        <Note tone="err" alert>
          {error}
        </Note>
      )}
      <p className={own.muted}>{t('waiting.first-round-text')}</p>
      {lines.length === 0 ? (
        <p className={own.muted}>{t('waiting.first-round-empty')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <CartLine key={line.line_id} line={line} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Done({ entry }: Party) {
  const t = useWaitingText()
  const { total } = useCart()
  return (
    <LocalLink to={`/waiting-list/${entry.id}`} className={buttonClass({ wide: true, size: 'lg' })}>
      <Icon of={Check} />
      {t('waiting.first-round-done')}
      <Money amount={total} />
    </LocalLink>
  )
}

/** Beside the menu on wide screens. */
export function PreorderSide({ entry }: Party) {
  const t = useWaitingText()
  const { count } = useCart()
  return (
    <aside className={styles.side} aria-label={t('waiting.first-round')}>
      <div className={styles.panel}>
        <h2>{t('waiting.first-round')}</h2>
        <div className={styles.body}>
          <Chosen />
        </div>
        {count > 0 && (
          <div className={styles.send}>
            <Done entry={entry} />
          </div>
        )}
      </div>
    </aside>
  )
}

/** At the foot of narrow ones. */
export function PreorderFoot({ entry }: Party) {
  const t = useWaitingText()
  const { count, total, openDrawer, error } = useCart()
  if ((count === 0 && !error) || entry.own === null) return null
  return (
    <div className={styles.foot}>
      <Dock>
        <CartRefusal />
        {count > 0 && (
          <CartBar
            count={count}
            label={t('waiting.first-round')}
            price={<Money amount={total} />}
            onOpen={openDrawer}
          />
        )}
      </Dock>
    </div>
  )
}

/** The same over the menu. */
export function PreorderSheet({ entry, onClose }: Party & { readonly onClose: () => void }) {
  const t = useWaitingText()
  const { count } = useCart()
  return (
    <Sheet
      title={t('waiting.first-round')}
      closeWord={t('waiting.close')}
      onClose={onClose}
      foot={count > 0 && <Done entry={entry} />}
    >
      <div className={own.sheet}>
        <Chosen />
      </div>
    </Sheet>
  )
}

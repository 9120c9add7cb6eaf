import { CalendarClock, Flame, Leaf } from 'lucide-react'
import type { ItemCardWire } from '#contract/menu.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/n.tsx'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './item-facts.module.css'

/** The last line of a card: price, price before, then the one thing that matters most (DESIGN 5). */
export function ItemFacts({ item }: { readonly item: ItemCardWire }) {
  const t = useText()
  const off = item.state === 'sold_out' || item.state === 'out_of_window'
  return (
    <div className={styles.line}>
      <Money amount={item.price} muted={off} />
      {item.price_before && (
        <s className={styles.was}>
          <span className="vh">{t('item.was')} </span>
          <N>{item.price_before}</N>
        </s>
      )}
      <MainFact item={item} />
    </div>
  )
}

function MainFact({ item }: { item: ItemCardWire }) {
  const t = useText()
  if (item.state === 'sold_out') return <Badge>{t('item.sold-out')}</Badge>
  if (item.state === 'order_ahead')
    return (
      <Badge tone="info" icon={CalendarClock}>
        {t('item.order-ahead')}
      </Badge>
    )
  if (item.state_note)
    return <Badge tone={item.state === 'available' ? 'warn' : 'plain'}>{item.state_note}</Badge>
  if (item.tags.includes('vegetarian'))
    return (
      <Badge tone="ok" icon={Leaf}>
        {t('item.vegetarian')}
      </Badge>
    )
  if (item.tags.includes('spicy'))
    return (
      <Badge tone="warn" icon={Flame}>
        {t('item.spicy')}
      </Badge>
    )
  if (item.calories === null) return null
  return (
    <span className={styles.calories} data-fact="calories">
      <Say k="item.calories" count={item.calories} holes={{ count: <N>{item.calories}</N> }} />
    </span>
  )
}

import { symbolIsFirst } from '#domain/core/words.ts'
import type { ItemCardWire } from '#contract/menu/menu.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/text/n.tsx'
import { Price } from '#ui/text/price.tsx'
import { say } from '../i18n/say.tsx'
import type { TextOf } from '../i18n/use-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import styles from './item-facts.module.css'

/** The last line of a card: price, price before, then the one thing that matters most (design 5). */
export function ItemFacts({ item }: { readonly item: ItemCardWire }) {
  const { t, site, language } = usePageFrame()
  return (
    <div className={styles.line}>
      <Price
        amount={item.price}
        symbol={site?.currency.symbol ?? ''}
        symbolFirst={symbolIsFirst[language]}
        muted={isOff(item)}
      />
      {item.price_before && (
        <s className={styles.was}>
          <span className="vh">{`${t('item.was')} `}</span>
          <N>{item.price_before}</N>
        </s>
      )}
      {mainFact(item, t)}
      <LabelMarks item={item} />
    </div>
  )
}

/** What the law wants beside it: each an icon with its words; of the salt shaker the words are for who cannot see it. */
export function LabelMarks({ item: { marks } }: { readonly item: Pick<ItemCardWire, 'marks'> }) {
  return marks?.map(({ kind, text }) => (
    <span key={kind} className={styles.mark} title={text}>
      <i className={`${styles.icon} ${styles[kind]}`} />
      <span className={kind === 'salt' ? 'vh' : undefined}>{text}</span>
    </span>
  ))
}

/** Takes an item; returns whether nobody can have it now, not even for later. */
export const isOff = ({ state }: Pick<ItemCardWire, 'state'>): boolean =>
  state === 'sold_out' || state === 'out_of_window'

function mainFact(item: ItemCardWire, t: TextOf) {
  if (item.state === 'sold_out') return <Badge>{t('item.sold-out')}</Badge>
  if (item.state === 'order_ahead')
    return (
      <Badge tone="info">
        <i className={`${styles.icon} ${styles.later}`} />
        {t('item.order-ahead')}
      </Badge>
    )
  if (item.state_note)
    return <Badge tone={item.state === 'available' ? 'warn' : 'plain'}>{item.state_note}</Badge>
  if (item.tags.includes('vegetarian')) return tagFact('ok', styles.leaf, t('item.vegetarian'))
  if (item.tags.includes('spicy')) return tagFact('warn', styles.flame, t('item.spicy'))
  if (item.calories === null) return null
  const holes = { count: <bdi className="n">{item.calories}</bdi> }
  return (
    <span className={styles.calories} data-fact="calories">
      {say(t, { k: 'item.calories', count: item.calories, holes })}
    </span>
  )
}

const tagFact = (tone: 'ok' | 'warn', icon: string | undefined, words: string) => (
  <span className={styles.tag} data-fact="tag">
    <Badge tone={tone}>
      <i className={`${styles.icon} ${icon}`} />
      {words}
    </Badge>
  </span>
)

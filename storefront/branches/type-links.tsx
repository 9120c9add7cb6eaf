import { useEffect, useRef } from 'react'
import { isOrderType, type OrderType } from '#domain/core/order-type.ts'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import { useText } from '../i18n/use-text.ts'
import later from '../pictures/later.webp'
import { LocalLink } from '../shell/local-link.tsx'
import { typePicture } from './type-picture.ts'
import styles from './type-radios.module.css'

export type TypeChoice = OrderType | 'scheduled'

/** Takes any text; returns whether it names a way to order or "scheduled". Rule "Ways to order". */
export function isTypeChoice(text: string): text is TypeChoice {
  return text === 'scheduled' || isOrderType(text)
}

interface TypeLinksProps {
  readonly types: readonly TypeChoice[]
  readonly current: TypeChoice | undefined
  /** Where each leads. */
  readonly to: (type: TypeChoice) => string
}

/** Ways to order, each a page of its own. */
export function TypeLinks({ types, current, to }: TypeLinksProps) {
  const t = useText()
  const say = useChoiceText()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !chosen) return
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2 - row.current.clientWidth / 2
    row.current.scrollTo({ left: middle })
  }, [current])
  if (types.length < 2) return null
  return (
    <nav ref={row} className={styles.types} aria-label={t('home.how')}>
      {types.map((type) => (
        <LocalLink
          key={type}
          to={to(type)}
          className={styles.type}
          aria-current={type === current ? 'page' : undefined}
          preventScrollReset
        >
          <img src={type === 'scheduled' ? later : typePicture[type]} alt="" width={44} height={44} />
          {type === 'scheduled' ? say('choice.later-short') : t(`type.short.${type}`)}
        </LocalLink>
      ))}
    </nav>
  )
}

import { ThumbsUp } from 'lucide-react'
import type { ItemCardWire, ItemWire } from '#contract/menu/menu.ts'
import { constants } from '#domain/core/limits.ts'
import { Badge } from '#ui/badge.tsx'
import { N } from '#ui/text/n.tsx'
import { caffeineADay } from '#domain/menu/menu-labels.ts'
import { fillWith, Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { unfitOf } from '#domain/menu/food-contents.ts'
import AvoidMark from '../avoid/avoid-mark.tsx'
import { LabelMarks } from '../item-facts.tsx'
import { Money } from '../../shell/money.tsx'
import { allergenIcon } from './allergen-icon.ts'
import styles from './item-info.module.css'
import { useItemText } from './use-item-text.ts'

interface ItemInfoProps {
  /** The card alone while the rest is on its way. */
  readonly item: ItemCardWire & Partial<Pick<ItemWire, 'allergens' | 'likes'>>
  /** The page's own heading, or a part of it. */
  readonly heading: 'h1' | 'h2'
}

/** Name, price, what it is, calories with the daily hints of spec 9, allergens. */
export function ItemInfo({ item, heading: Heading }: ItemInfoProps) {
  const t = useText()
  const say = useItemText()
  return (
    <div className={styles.info}>
      <div className={styles.head}>
        <Heading className={styles.name}>{item.name}</Heading>
        <span className={styles.prices}>
          <Money amount={item.price} size="l" />
          {item.price_before && (
            <s className={styles.was}>
              <span className="vh">{t('item.was')} </span>
              <N>{item.price_before}</N>
            </s>
          )}
        </span>
      </div>
      {item.description && <p className={styles.about}>{item.description}</p>}
      <ul className={styles.facts}>
        {item.calories !== null && (
          <li>
            <Badge>
              <Say k="item.calories" count={item.calories} holes={{ count: <N>{item.calories}</N> }} />
            </Badge>
          </li>
        )}
        {item.marks && (
          <li className={styles.marks}>
            <LabelMarks item={item} />
          </li>
        )}
        {item.likes && (
          <li>
            <Badge icon={ThumbsUp}>
              <span>
                {fillWith(say('item.likes'), {
                  percent: <N>{`${item.likes.percent}%`}</N>,
                  count: <N>{item.likes.count}</N>,
                })}
              </span>
            </Badge>
          </li>
        )}
        {item.state_note && (
          <li>
            <Badge tone="warn">{item.state_note}</Badge>
          </li>
        )}
        {item.allergens?.map((allergen) => (
          <li key={allergen.id}>
            <span className="vh">{say('item.allergens')}: </span>
            <Badge icon={allergenIcon(allergen.icon)}>{allergen.name}</Badge>
          </li>
        ))}
      </ul>
      <AvoidMark holds={item.allergens ?? []} unfit={unfitOf(item.tags)} />
      {item.calories !== null && <DailyHint />}
      {item.marks?.some(({ kind }) => kind === 'caffeine') && <CaffeineHint />}
    </div>
  )
}

/** The sentence that goes with every amount of caffeine. */
function CaffeineHint() {
  const say = useItemText()
  return (
    <p className={styles.daily}>
      {fillWith(say('caffeine-hint'), {
        adult: <N>{caffeineADay.adult}</N>,
        pregnant: <N>{caffeineADay.pregnant}</N>,
      })}
    </p>
  )
}

/** Spec 9: calorie hints. */
function DailyHint() {
  const say = useItemText()
  const { man, woman, child } = constants.calorieHints
  return (
    <p className={styles.daily}>
      {fillWith(say('item.daily'), { man: <N>{man}</N>, woman: <N>{woman}</N>, child: <N>{child}</N> })}
    </p>
  )
}

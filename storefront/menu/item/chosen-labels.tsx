import type { ItemWire } from '#contract/menu/menu.ts'
import { gramsText, type LabelSum } from '#domain/menu/menu-labels.ts'
import { liveLabels } from '#web/choice-state.ts'
import { N } from '#ui/text/n.tsx'
import { Say } from '../../i18n/say.tsx'
import styles from './chosen-labels.module.css'
import type { ItemChoice } from './use-item-choice.ts'
import { useItemText } from './use-item-text.ts'

interface ChosenLabelsProps {
  readonly item: ItemWire
  readonly choice: Pick<ItemChoice, 'groups' | 'choice'>
}

/** What the menu has to say of one piece, summed as its options are chosen; nothing where nobody said anything. */
export function ChosenLabels({ item, choice }: ChosenLabelsProps) {
  const say = useItemText()
  const sum = liveLabels(item, choice.groups, choice.choice)
  const facts = factsOf(sum, item.activity || item.labels?.minutes !== undefined)
  if (facts.length === 0 && !sum.salty) return null
  return (
    <section className={styles.card} aria-label={say('labels')}>
      <p className={styles.name}>{say('labels')}</p>
      <dl className={styles.list} aria-live="polite">
        {sum.calories !== undefined && (
          <div>
            <dt>{say('label-calories')}</dt>
            <dd>
              <Say k="item.calories" count={sum.calories} holes={{ count: <N>{sum.calories}</N> }} />
            </dd>
          </div>
        )}
        {sum.salty && (
          <div className={styles.salty}>
            <dt>{say('label-salt')}</dt>
            <dd>{say('label-salty')}</dd>
          </div>
        )}
        {facts.map(([name, amount]) => (
          <div key={name}>
            <dt>{say(`label-${name}`)}</dt>
            <dd>
              <N>{amount}</N> {say(unitOf(name))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const inGrams = ['protein', 'fat', 'carbs', 'sugar'] as const
type Fact = 'salt' | 'caffeine' | 'minutes' | (typeof inGrams)[number]

/** The numbers that are known, each with its name, in the order in which they are read. */
function factsOf(sum: LabelSum, withMinutes: boolean): (readonly [Fact, string])[] {
  const grams = (name: 'salt' | (typeof inGrams)[number]) => {
    const amount = sum[name]
    return amount === undefined ? [] : [[name, gramsText(amount)] as const]
  }
  return [
    ...(withMinutes && sum.minutes ? [['minutes', String(sum.minutes)] as const] : []),
    ...(sum.salty ? [] : grams('salt')),
    ...(sum.caffeine === undefined ? [] : [['caffeine', String(sum.caffeine)] as const]),
    ...inGrams.flatMap(grams),
  ]
}

function unitOf(name: Fact): 'unit-minutes' | 'unit-mg' | 'unit-g' {
  if (name === 'minutes') return 'unit-minutes'
  return name === 'caffeine' ? 'unit-mg' : 'unit-g'
}

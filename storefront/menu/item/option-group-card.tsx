import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { Picture } from '#domain/core/picture.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { countIn, type ChoiceGroup } from '#web/choice-state.ts'
import styles from './option-group-card.module.css'
import { OptionRows } from './option-rows.tsx'
import { OptionTiles } from './option-tiles.tsx'
import type { ItemChoice } from './use-item-choice.ts'
import { useItemText } from './use-item-text.ts'
import type { OptionGroup } from '#domain/menu/menu.ts'
import type { Text } from '#web/make-text.ts'
import type { ItemTextKey } from './item-texts.ts'

interface OptionGroupCardProps {
  readonly group: ChoiceGroup
  readonly choice: ItemChoice
  /** Shown in growing sizes when the group looks like sizes. */
  readonly picture: Picture | null
  readonly heading: 'h2' | 'h3'
}

/** An option group: name, rule in words, required → done, its options, and what is missing (design 5). */
export function OptionGroupCard({ group, choice, picture, heading: Heading }: OptionGroupCardProps) {
  const say = useItemText()
  const id = useId()
  const card = useRef<HTMLFieldSetElement>(null)
  const problem = choice.problem?.groupId === group.id ? choice.problem : undefined
  useEffect(() => {
    if (!problem) return
    card.current?.scrollIntoView({ block: 'center' })
    card.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [problem])
  return (
    <fieldset
      ref={card}
      className={problem ? `${styles.card} ${styles.wrong}` : styles.card}
      aria-labelledby={`${id}-name`}
      aria-describedby={problem ? `${id}-rule ${id}-problem` : `${id}-rule`}
    >
      <div className={styles.head}>
        <div>
          <Heading id={`${id}-name`} className={styles.name}>
            {group.name.ar}
          </Heading>
          <p id={`${id}-rule`} className={styles.rule}>
            {groupRule(group, say)}
          </p>
        </div>
        <GroupState group={group} count={countIn(group, choice.choice)} wrong={problem !== undefined} />
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          <Icon of={CircleAlert} size="s" />
          {say(problem.kind === 'required' ? 'item.choose-first' : 'item.choose-count', {
            group: group.name.ar,
          })}
        </p>
      )}
      {looksLikeSizes(group) && picture ? (
        <OptionTiles group={group} choice={choice} picture={picture} />
      ) : (
        <OptionRows group={group} choice={choice} />
      )}
    </fieldset>
  )
}

function GroupState({
  group,
  count,
  wrong,
}: {
  group: ChoiceGroup
  count: number
  wrong: boolean
}): ReactNode {
  const say = useItemText()
  if (group.min === 0)
    return count > 0 && group.max > 1 ? (
      <span className={styles.rule}>
        <N>{`${count}/${group.max}`}</N>
      </span>
    ) : null
  if (count >= group.min && count <= group.max)
    return (
      <Badge tone="ok" icon={Check}>
        {say('item.done')}
      </Badge>
    )
  return <Badge tone={wrong ? 'err' : 'accent'}>{say('item.required')}</Badge>
}

/** Two or three exclusive options that change the price. */
function looksLikeSizes({ min, max, options }: ChoiceGroup): boolean {
  return (
    min === 1 &&
    max === 1 &&
    options.length >= 2 &&
    options.length <= 3 &&
    options.some((option) => option.price > 0) &&
    options.every((option) => option.itemId === undefined)
  )
}

/** Takes a group; returns its rule in words: "Choose 1", "Optional, up to 3 · the first 2 are free". */
function groupRule(group: OptionGroup, say: Text<ItemTextKey>): string {
  const { free } = group
  return free ? `${countRule(group, say)} · ${say('rule-free', { count: free })}` : countRule(group, say)
}

function countRule({ min, max, options }: OptionGroup, say: Text<ItemTextKey>): string {
  const all = options.reduce((sum, option) => sum + option.max, 0)
  if (min === 0) return max >= all ? say('item.rule-optional') : say('item.rule-upto', { max })
  if (min === max) return say('item.rule-exactly', { count: min })
  return say('item.rule-between', { min, max })
}

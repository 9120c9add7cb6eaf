import { useEffect, useMemo, useState } from 'react'
import type { ItemCardWire, ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { groupsOf, presetChoice } from '#web/choice-state.ts'
import { ChosenLabels } from '../item/chosen-labels.tsx'
import { useClient } from '../../shell/use-client.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ItemInfo } from '../item/item-info.tsx'
import { LateSkeleton } from '../../shell/late-skeleton.tsx'
import { pictureWidths } from '../../shell/picture-url.ts'
import styles from './dish-sheet.module.css'
import { useItemText } from '../item/use-item-text.ts'

interface DishSheetProps {
  readonly card: ItemCardWire
  readonly plate: number
  readonly type: MenuWire['type']
  readonly branchId: string
  readonly onClose: () => void
}

/** A dish of the electronic menu with its choices, to read. */
export default function DishSheet({ card, plate, type, branchId, onClose }: DishSheetProps) {
  const t = useText()
  const say = useItemText()
  const { item, failed, retry } = useDish(card.id, type, branchId)
  return (
    <Sheet title={card.name} closeWord={t('shell.close')} onClose={onClose} width="item" head="float">
      <div className={styles.columns}>
        <PlatePicture
          picture={card.picture}
          plate={plate}
          alt={card.name}
          widths={pictureWidths.hero}
          sizes="(min-width: 1200px) 400px, (min-width: 768px) 560px, 100vw"
          shape="hero"
          eager
        />
        {/* nothing in it can be pressed, and yet a keyboard must be able to scroll it */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.words} role="group" aria-label={card.name} tabIndex={0}>
          <ItemInfo item={item ?? card} heading="h2" />
          {!item && !failed && <LateSkeleton heights={['120px']} />}
          {failed && (
            <div className={styles.failed}>
              <Note tone="err" alert>
                {say('item.failed')}
              </Note>
              <Button kind="s" onClick={retry}>
                {t('error.retry')}
              </Button>
            </div>
          )}
          {item && <DishLabels item={item} />}
          {item?.option_groups.map((group) => (
            <section key={group.id} className={styles.group}>
              <h3>{group.name}</h3>
              <ul>
                {group.options.map((option) => (
                  <li key={option.id}>
                    <span>{option.name}</span>
                    {option.calories !== null && (
                      <small>
                        <Say
                          k="item.calories"
                          count={option.calories}
                          holes={{ count: <N>{option.calories}</N> }}
                        />
                      </small>
                    )}
                    {Number(option.price) > 0 && <N>{`+${option.price}`}</N>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Sheet>
  )
}

/** With what is chosen before anybody chooses. */
function DishLabels({ item }: { readonly item: ItemWire }) {
  const groups = useMemo(() => groupsOf(item.option_groups), [item])
  return <ChosenLabels item={item} choice={{ groups, choice: presetChoice(groups) }} />
}

function useDish(id: string, type: MenuWire['type'], branchId: string) {
  const client = useClient()
  const [item, setItem] = useState<ItemWire>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    client.item(id, { type, branch_id: branchId }).then(
      (answer) => left || setItem(answer.item),
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [client, id, type, branchId, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }
  return { item, failed, retry }
}

import { useEffect, useState } from 'react'
import type { ItemCardWire, MenuWire } from '#contract/menu/menu.ts'
import { conflictOf, unfitOf, type Avoided } from '#domain/menu/food-contents.ts'
import { diets } from '#domain/menu/menu.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useAvoidText } from '../../i18n/use-avoid-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { useClient } from '../../shell/use-client.ts'
import styles from './avoid.module.css'
import { keepAvoided, useAvoided } from './avoid-store.ts'
import type { Eatable } from './avoid.tsx'

interface AvoidBarProps {
  readonly menu: MenuWire
  readonly onChange: (eatable: Eatable | undefined) => void
}

/** The press that opens the filter, and how many dishes it hides. It says what the restaurant wrote, and promises nothing. */
export function AvoidBar({ menu: { items, avoid }, onChange }: AvoidBarProps) {
  const t = useAvoidText()
  const avoided = useAvoided()
  const [open, setOpen] = useState(false)
  const active = avoided.allergens.length + avoided.diets.length > 0
  const hidden = active ? items.filter((item) => !isEatable(item, avoided)).length : 0
  useEffect(() => onChange(active ? eatableBy(avoided) : undefined), [onChange, active, avoided])
  return (
    <>
      <Chip on={active} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {avoid}
      </Chip>
      {active && (
        <p className={styles.said} role="status">
          {t('avoid.hidden', { count: hidden })} {t('avoid.ask')}
        </p>
      )}
      {open && <AvoidSheet items={items} avoided={avoided} onClose={() => setOpen(false)} />}
    </>
  )
}

const eatableBy = (avoided: Avoided): Eatable => ({
  of: (sections) =>
    sections.flatMap((part) => {
      const items = part.items.filter((item) => isEatable(item, avoided))
      return items.length > 0 ? [{ ...part, items }] : []
    }),
})

function isEatable({ holds = [], tags }: ItemCardWire, avoided: Avoided): boolean {
  const { allergens, unfit } = conflictOf({ allergens: holds, unfit: unfitOf(tags) }, avoided)
  return allergens.length + unfit.length === 0
}

interface AvoidSheetProps {
  readonly items: readonly ItemCardWire[]
  readonly avoided: Avoided
  readonly onClose: () => void
}

function AvoidSheet({ items, avoided, onClose }: AvoidSheetProps) {
  const t = useAvoidText()
  const say = useText()
  const { allergens, failed } = useAllergens()
  const named = diets.filter((diet) => items.some(({ tags }) => !unfitOf(tags).includes(diet)))
  const active = avoided.allergens.length + avoided.diets.length > 0
  return (
    <Sheet
      title={t('avoid.title')}
      closeWord={say('shell.close')}
      onClose={onClose}
      foot={
        <Button size="lg" wide onClick={onClose}>
          {t('avoid.done')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        {failed && (
          <Note tone="err" alert>
            {t('avoid.failed')}
          </Note>
        )}
        {allergens.length > 0 && (
          <>
            <h3>{t('avoid.without')}</h3>
            <div className={styles.chips} role="group" aria-label={t('avoid.without')}>
              {allergens.map(({ id, name }) => (
                <Chip
                  key={id}
                  on={avoided.allergens.includes(id)}
                  onClick={() => keepAvoided({ ...avoided, allergens: toggled(avoided.allergens, id) })}
                >
                  {name}
                </Chip>
              ))}
            </div>
          </>
        )}
        {named.length > 0 && (
          <>
            <h3>{t('avoid.diet')}</h3>
            <div className={styles.chips} role="group" aria-label={t('avoid.diet')}>
              {named.map((diet) => (
                <Chip
                  key={diet}
                  on={avoided.diets.includes(diet)}
                  onClick={() => keepAvoided({ ...avoided, diets: toggled(avoided.diets, diet) })}
                >
                  {t(`avoid.${diet}`)}
                </Chip>
              ))}
            </div>
          </>
        )}
        <Note tone="warn">{t('avoid.no-promise')}</Note>
        <p className={styles.said}>{t('avoid.stays')}</p>
        {active && (
          <Button kind="q" onClick={() => keepAvoided({ allergens: [], diets: [] })}>
            {t('avoid.clear')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** The restaurant's allergens, in the language of the page. */
function useAllergens() {
  const client = useClient()
  const [allergens, setAllergens] = useState<readonly { readonly id: string; readonly name: string }[]>([])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let left = false
    client.allergens().then(
      ({ data }) => left || setAllergens(data),
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [client])
  return { allergens, failed }
}

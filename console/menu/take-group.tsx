import { useId, useState } from 'react'
import type { MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { OptionGroupDocWire } from '#contract/menu/menu-doc.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { FormError } from './form-error.tsx'
import styles from './item-form.module.css'
import { copyOfGroup } from './new-doc.ts'

interface TakeGroupProps {
  /** What the dish has already. */
  readonly groups: readonly OptionGroupDocWire[]
  readonly sharable: MenuDeskWire['option_groups']
  readonly onTake: (group: OptionGroupDocWire) => void
}

/** Takes a group of another dish; from then on it is edited once for both. */
export function TakeGroup({ groups, sharable, onTake }: TakeGroupProps) {
  const t = useText()
  const id = useId()
  const client = useClient()
  const [failed, setFailed] = useState(false)
  const own = new Set(groups.flatMap((group) => [group.id, group.shared]))
  const others = sharable.filter((one) => !own.has(one.id))
  if (others.length === 0) return null
  const take = (set: string) => {
    const wanted = others.find((one) => one.id === set)
    if (!wanted) return
    setFailed(false)
    client.getDeskItem(wanted.item_id).then(
      ({ doc }) => {
        const group = doc.option_groups.find((one) => (one.shared ?? one.id) === set)
        if (group) onTake({ ...copyOfGroup(group), shared: set })
      },
      () => setFailed(true),
    )
  }
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{t('dish.group-take')}</label>
      <select id={id} value="" onChange={(event) => take(event.currentTarget.value)}>
        <option value="">{t('dish.group-take-none')}</option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.name} · ${one.dish} (${one.options.join(' · ')})`}
          </option>
        ))}
      </select>
      <FormError words={failed ? t('menu.unreachable') : undefined} />
    </div>
  )
}

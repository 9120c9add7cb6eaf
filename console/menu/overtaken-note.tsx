import type { ItemField } from '#domain/menu-doc.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import type { TextKey } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './item-form.module.css'
import type { ItemForm, Overtaken } from './use-item-form.ts'

/** What staff call each field. */
const fieldWords: Readonly<Record<ItemField, TextKey>> = {
  groupId: 'menu.group',
  name: 'dish.name-ar',
  description: 'dish.description-ar',
  price: 'dish.price',
  priceBefore: 'dish.price-before',
  calories: 'dish.calories',
  picture: 'dish.picture',
  allergens: 'dish.allergens',
  optionGroups: 'dish.groups',
  deposits: 'dish.deposits',
  windows: 'dish.windows',
  maxQuantity: 'dish.max',
  scheduledOnly: 'dish.scheduled-only',
  featured: 'dish.featured',
  tags: 'dish.tags',
  types: 'dish.available',
  makeMinutes: 'dish.minutes',
  onSale: 'menu.title',
}

/** Who was faster and what they changed; nothing of either is lost without a choice. */
export function OvertakenNote({
  form,
  overtaken,
}: {
  readonly form: ItemForm
  readonly overtaken: Overtaken
}) {
  const t = useText()
  const { by, fields } = overtaken
  const names = fields.map((field) => t(fieldWords[field])).join(' · ')
  return (
    <Note tone="warn" alert>
      {by && names ? t('dish.changed', { by, fields: names }) : t('dish.changed-unknown')}
      <span className={styles.choices}>
        <Button kind="s" size="sm" onClick={form.keepMine}>
          {t('dish.changed-keep')}
        </Button>
        <Button kind="q" size="sm" onClick={form.takeTheirs}>
          {t('dish.changed-load')}
        </Button>
      </span>
    </Note>
  )
}

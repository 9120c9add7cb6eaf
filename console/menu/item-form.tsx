import type { DeskItemWire, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { ItemDocWire } from '#contract/menu/menu-doc.ts'
import { limits } from '#domain/core/limits.ts'
import { itemTags } from '#domain/menu/menu.ts'
import { orderTypes } from '#domain/core/order-type.ts'
import { wordIn } from '#domain/core/words.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { WindowRows } from '../timing/window-rows.tsx'
import { useText } from '../i18n/use-text.ts'
import { DepositsCard } from './deposits-card.tsx'
import { WordsFields } from './doc-fields.tsx'
import { FormError } from './form-error.tsx'
import styles from './item-form.module.css'
import { Choice, OptionGroupsCard } from './option-groups-card.tsx'
import { LabelFields } from './label-fields.tsx'
import { ItemNews } from './item-news.tsx'
import { PictureField } from './picture-field.tsx'
import { PriceCard } from './price-card.tsx'
import { toggled } from './toggled.ts'
import { useItemForm } from './use-item-form.ts'

interface ItemFormProps {
  readonly desk: MenuDeskWire
  /** None = a new one. */
  readonly item: DeskItemWire | undefined
  readonly first: ItemDocWire
  /** The version that the menu has of it now; none = it is new, or a colleague has taken it away. */
  readonly version: number | undefined
  readonly onSaved: (item: DeskItemWire) => void
  readonly onCopy: () => void
  readonly onDelete: () => void
}

/** An item with all that belongs to it; saved as one (decision 0046). */
export function ItemForm({ desk, item, first, version, onSaved, onCopy, onDelete }: ItemFormProps) {
  const t = useText()
  const language = useLanguage()
  const form = useItemForm({ item, first, version, onSaved })
  const { doc, set, errors, dirty, busy } = form
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <header className={styles.head}>
        <h2>
          <bdi>{wordIn(doc.name, language) || t('dish.new')}</bdi>
        </h2>
        {item && (
          <>
            <Button kind="q" onClick={onCopy}>
              {t('dish.copy')}
            </Button>
            <Button kind="q" onClick={onDelete}>
              {t('dish.delete')}
            </Button>
          </>
        )}
      </header>
      <ItemNews form={form} gone={item !== undefined && version === undefined} />
      {form.trouble && (
        <Note tone="err" alert>
          {form.trouble}
        </Note>
      )}
      <NameCard form={form} groups={desk.groups} />
      <PriceCard form={form} />
      <section className={styles.card} aria-label={t('dish.labels')}>
        <h3>{t('dish.labels')}</h3>
        <p className={styles.hint}>{t('dish.labels-hint')}</p>
        <LabelFields
          labels={doc.labels}
          calories={doc.calories}
          errorOf={(field) => errors[field]}
          onChange={(labels) => set({ labels })}
        />
      </section>
      <AvailableCard form={form} allergens={desk.allergens} />
      <section className={styles.card} aria-label={t('dish.windows')}>
        <h3>{t('dish.windows')}</h3>
        {doc.windows.length === 0 && <p className={styles.hint}>{t('dish.windows-none')}</p>}
        <WindowRows windows={doc.windows} ramadan={desk.ramadan} onChange={(windows) => set({ windows })} />
        <FormError words={errors['windows']} />
      </section>
      <OptionGroupsCard
        groups={doc.option_groups}
        onChange={(option_groups) => set({ option_groups })}
        errors={errors}
        items={desk.items.filter((one) => one.id !== item?.id)}
        allergens={desk.allergens}
        sharable={desk.option_groups}
      />
      <DepositsCard deposits={doc.deposits} onChange={(deposits) => set({ deposits })} errors={errors} />
      <footer className={styles.foot}>
        <span role="status">{form.saved && !dirty && t('dish.saved')}</span>
        {dirty && item && (
          <Button kind="q" onClick={form.discard}>
            {t('dish.discard')}
          </Button>
        )}
        <Button type="submit" disabled={!dirty} state={busy ? 'busy' : 'idle'}>
          {t('dish.save')}
        </Button>
      </footer>
    </form>
  )
}

type Form = ReturnType<typeof useItemForm>

function NameCard({
  form: { doc, set, errors },
  groups,
}: {
  readonly form: Form
  readonly groups: MenuDeskWire['groups']
}) {
  const t = useText()
  return (
    <section className={styles.card} aria-label={t('dish.picture')}>
      <PictureField picture={doc.picture} onChange={(picture) => set({ picture })} />
      <WordsFields
        words={doc.name}
        onChange={(name) => set({ name })}
        labels={{ ar: t('dish.name-ar'), en: t('dish.name-en') }}
        errors={{ ar: errors['name.ar'], en: errors['name.en'] }}
        limit={limits.dishName}
      />
      <WordsFields
        words={doc.description}
        onChange={(description) => set({ description })}
        labels={{ ar: t('dish.description-ar'), en: t('dish.description-en') }}
        errors={{ ar: errors['description.ar'], en: errors['description.en'] }}
        limit={limits.notes}
        rows={3}
      />
      <Choice
        label={t('menu.group')}
        value={doc.group_id}
        choices={groups}
        onChange={(group_id) => set({ group_id })}
      />
      <Field
        label={t('dish.code')}
        dir="ltr"
        limit={limits.dishCode}
        value={doc.code}
        error={errors['code']}
        onChange={(event) => set({ code: event.currentTarget.value })}
      />
    </section>
  )
}

function AvailableCard({
  form: { doc, set, errors },
  allergens,
}: {
  readonly form: Form
  readonly allergens: MenuDeskWire['allergens']
}) {
  const t = useText()
  return (
    <section className={styles.card} aria-label={t('dish.available')}>
      <h3>{t('dish.available')}</h3>
      <div className={styles.chips} role="group" aria-label={t('dish.available')}>
        {orderTypes.map((type) => (
          <Chip
            key={type}
            on={doc.types.includes(type)}
            onClick={() => set({ types: toggled(doc.types, type) })}
          >
            {t(`type.${type}`)}
          </Chip>
        ))}
        <Chip on={doc.scheduled_only} onClick={() => set({ scheduled_only: !doc.scheduled_only })}>
          {t('dish.scheduled-only')}
        </Chip>
      </div>
      <FormError words={errors['types']} />
      <h3>{t('dish.tags')}</h3>
      <div className={styles.chips} role="group" aria-label={t('dish.tags')}>
        <Chip on={doc.featured} onClick={() => set({ featured: !doc.featured })}>
          {t('dish.featured')}
        </Chip>
        {itemTags.map((tag) => (
          <Chip key={tag} on={doc.tags.includes(tag)} onClick={() => set({ tags: toggled(doc.tags, tag) })}>
            {t(`dish.tag-${tag}`)}
          </Chip>
        ))}
      </div>
      {allergens.length > 0 && (
        <>
          <h3>{t('dish.allergens')}</h3>
          <div className={styles.chips} role="group" aria-label={t('dish.allergens')}>
            {allergens.map(({ id, name }) => (
              <Chip
                key={id}
                on={doc.allergens.includes(id)}
                onClick={() => set({ allergens: toggled(doc.allergens, id) })}
              >
                {name}
              </Chip>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

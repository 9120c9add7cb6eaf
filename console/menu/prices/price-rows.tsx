import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { wordIn, type Words } from '#domain/core/words.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import forms from '../item-form.module.css'
import styles from './prices.module.css'
import type { SavedList } from './use-saved-list.ts'

interface NamedRow {
  readonly id: string
  readonly name: Words
}

interface PriceRowsProps<Row extends NamedRow> {
  readonly list: SavedList<Row>
  readonly title: string
  readonly about: string
  readonly most: number
  readonly children: (row: Row, at: number) => ReactNode
}

/** Rows with names that have an order and are saved as one. */
export function PriceRows<Row extends NamedRow>({ list, title, about, most, children }: PriceRowsProps<Row>) {
  const t = useText()
  const language = useLanguage()
  const { rows, notice } = list
  return (
    <section className={page.card} aria-labelledby="rows">
      <h2 id="rows">{title}</h2>
      <p className={page.small}>{about}</p>
      {rows.length === 0 && <p className={page.empty}>{t('lists.none')}</p>}
      {rows.map((row, at) => {
        const name = wordIn(row.name, language) || t('lists.new')
        return (
          <fieldset key={row.id} className={forms.part}>
            <legend>
              <bdi>{name}</bdi>
            </legend>
            {children(row, at)}
            <span className={forms.acts}>
              <IconButton
                icon={ChevronUp}
                label={t('lists.up', { name })}
                disabled={at === 0}
                onClick={() => list.move(at, -1)}
              />
              <IconButton
                icon={ChevronDown}
                label={t('lists.down', { name })}
                disabled={at === rows.length - 1}
                onClick={() => list.move(at, 1)}
              />
              <IconButton icon={Trash2} label={t('lists.remove', { name })} onClick={() => list.remove(at)} />
            </span>
          </fieldset>
        )
      })}
      <div role="status">{notice && <Note tone={notice.tone}>{notice.words}</Note>}</div>
      <div className={styles.bar}>
        <Button state={list.busy ? 'busy' : 'idle'} disabled={!list.dirty} onClick={list.save}>
          {t('lists.save')}
        </Button>
        <Button kind="q" disabled={rows.length >= most} onClick={list.add}>
          <Icon of={Plus} size="s" />
          {t('lists.add')}
        </Button>
      </div>
    </section>
  )
}

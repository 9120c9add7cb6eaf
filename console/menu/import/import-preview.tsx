import { useEffect, useRef } from 'react'
import type { MenuImportWire } from '#contract/menu/menu-import.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { fieldWords } from '../field-words.ts'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'
import table from '../../shell/table.module.css'
import { ScrollRegion } from '../../shell/scroll-region.tsx'
import styles from './import-screen.module.css'
import type { MenuImportDesk } from './use-import.ts'

const dishesShown = 200

interface ImportPreviewProps {
  readonly preview: MenuImportWire
  readonly desk: MenuImportDesk
}

/** What a file would change, and what is wrong with it; confirmed here. */
export function ImportPreview({ preview, desk }: ImportPreviewProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [preview])
  const { counts, groups, ignored, faults, dishes } = preview
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1}>
        {t(counts.faults > 0 ? 'import.wrong' : 'import.preview')}
      </h2>
      {counts.faults > 0 && <Note tone="err">{t('import.faults', { count: counts.faults })}</Note>}
      {ignored.length > 0 && (
        <Note tone="warn">
          <bdi>{t('import.ignored', { names: ignored.join(' · ') })}</bdi>
        </Note>
      )}
      {faults.length > 0 && <FaultTable faults={faults} />}
      {counts.faults === 0 && (
        <>
          <ul className={styles.counts}>
            {(['added', 'changed', 'same'] as const).map((name) => (
              <li key={name}>{t(`import.${name}`, { count: counts[name] })}</li>
            ))}
          </ul>
          {groups.length > 0 && <Note tone="info">{t('import.groups', { names: groups.join(' · ') })}</Note>}
          {dishes.length === 0 ? (
            <Note tone="info">{t('import.nothing')}</Note>
          ) : (
            <>
              <DishTable dishes={dishes.slice(0, dishesShown)} />
              {dishes.length > dishesShown && (
                <p className={page.small}>{t('import.first', { count: dishesShown })}</p>
              )}
              <div>
                <Button state={desk.busy === 'writing' ? 'busy' : 'idle'} onClick={() => void desk.confirm()}>
                  {t('import.confirm')}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </section>
  )
}

function FaultTable({ faults }: Pick<MenuImportWire, 'faults'>) {
  const t = useText()
  return (
    <ScrollRegion label={t('import.faults-table')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('import.line')}</th>
            <th scope="col">{t('import.column')}</th>
            <th scope="col">{t('import.fault')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, message }, i) => (
            <tr key={i}>
              <td>
                <N>{line}</N>
              </td>
              <td>{column}</td>
              {/* a sentence in the page's language: what it quotes must not turn it round */}
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function DishTable({ dishes }: Pick<MenuImportWire, 'dishes'>) {
  const t = useText()
  return (
    <ScrollRegion label={t('import.dishes-table')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('import.line')}</th>
            <th scope="col">{t('import.code')}</th>
            <th scope="col">{t('import.dish')}</th>
            <th scope="col">{t('import.what')}</th>
            <th scope="col" data-end>
              {t('import.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <tr key={dish.line}>
              <td>
                <N>{dish.line}</N>
              </td>
              <td className={styles.code}>
                <bdi>{dish.code}</bdi>
              </td>
              <td>
                <bdi>{dish.name}</bdi>
              </td>
              <td>
                {dish.added ? (
                  <Badge tone="ok">{t('import.new')}</Badge>
                ) : (
                  dish.fields.map((field) => t(fieldWords[field])).join(' · ')
                )}
              </td>
              <td data-end>
                {dish.price_was !== null && (
                  <s className={styles.was}>
                    <Money amount={dish.price_was} />
                  </s>
                )}
                <Money amount={dish.price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

import { useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { StockWire } from '#contract/backoffice/staff.ts'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'
import { Badge } from '#ui/badge.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './sold-out-sheet.module.css'

interface SoldOutSheetProps {
  readonly branchId: string
  readonly onClose: () => void
}

/** Something that can run out: an option in all dishes that have it, or a dish. */
interface Running {
  readonly key: string
  readonly name: string
  readonly about: string
  readonly soldOut: boolean
  readonly untilTime: string
  readonly turn: (soldOut: boolean, until: string) => Promise<unknown>
}

/** Options and dishes of a branch: a press and it is out until the end of the day, another and it is back. */
export function SoldOutSheet({ branchId, onClose }: SoldOutSheetProps) {
  const t = useText()
  const { all, refused, busy, turn } = useRunning(branchId)
  const [query, setQuery] = useState('')
  const found = all?.filter(({ name }) => matchesSearch(foldForSearch(name), query))
  return (
    <Sheet title={t('stock.ran-out-title')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.sheet}>
        <Field
          label={t('stock.search')}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p className={styles.lead}>{t('stock.ran-out-lead')}</p>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {!found && !refused && <p role="status">{t('menu.loading')}</p>}
        {found?.length === 0 && <p>{t('stock.none-found')}</p>}
        <ul className={styles.list}>
          {found?.map((one) => (
            <li key={one.key}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={one.soldOut}
                aria-busy={busy === one.key || undefined}
                onClick={() => turn(one)}
              >
                <span>
                  <b>
                    <bdi>{one.name}</bdi>
                  </b>
                  <small>
                    <bdi>{one.about}</bdi>
                  </small>
                </span>
                {one.soldOut && (
                  <Badge tone="warn">
                    {one.untilTime ? t('stock.until', { time: one.untilTime }) : t('stock.until-back')}
                  </Badge>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

/** All that can run out at a branch, options first, and how one is turned. */
function useRunning(branchId: string) {
  const client = useClient()
  const t = useText()
  const [stock, setStock] = useState<StockWire>()
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const whyOf = (error: unknown) => (error instanceof CallError ? error.message : t('told.unreachable'))
  useEffect(() => {
    let left = false
    client.getStock({ branch_id: branchId }).then(
      (now) => left || setStock(now),
      (error: unknown) =>
        left || setRefused(error instanceof CallError ? error.message : t('told.unreachable')),
    )
    return () => {
      left = true
    }
  }, [client, branchId, t])
  const options = stock?.options.map((one): Running => ({
    key: one.ids.join(),
    name: one.name,
    about: t('stock.in-dishes', { count: one.dishes.length, names: one.dishes.slice(0, 3).join(' · ') }),
    soldOut: one.sold_out,
    untilTime: one.until_time,
    turn: (sold_out, until) =>
      client.changeOptionsHere({ branch_id: branchId, option_ids: one.ids, sold_out, until }),
  }))
  const dishes = stock?.groups.flatMap((group) =>
    group.items.map((one): Running => ({
      key: one.id,
      name: one.name,
      about: group.name,
      soldOut: one.sold_out,
      untilTime: one.until_time,
      turn: (sold_out, until) => client.setSoldOut(one.id, { branch_id: branchId, sold_out, until }),
    })),
  )
  const turn = (one: Running) => {
    if (!stock || busy) return
    setBusy(one.key)
    setRefused(undefined)
    one
      .turn(!one.soldOut, stock.end_of_day)
      .then(() => client.getStock({ branch_id: branchId }))
      .then(setStock, (error: unknown) => setRefused(whyOf(error)))
      .finally(() => setBusy(undefined))
  }
  return { all: options && dishes && [...options, ...dishes], refused, busy, turn }
}

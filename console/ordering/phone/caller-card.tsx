import { listComma } from '#domain/core/words.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { PhoneCallerWire } from '#contract/ordering/phone-desk.ts'
import { limits } from '#domain/core/limits.ts'
import { Badge } from '#ui/badge.tsx'
import { Field } from '#ui/fields/field.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useAlive } from '#web/use-alive.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { statusTones } from '../orders/status-tones.ts'
import page from '../../shell/page.module.css'
import styles from './phone-screen.module.css'
import type { PhoneOrder } from './use-phone-order.ts'

/** Who calls: the number first, and what the restaurant knows of it. */
export function CallerCard({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { draft, caller, callerFailed, change, press } = order
  const field = useRef<HTMLInputElement>(null)
  // whoever opens this room has somebody on the line
  const alive = useAlive()
  useEffect(() => {
    if (alive) field.current?.focus({ preventScroll: true })
  }, [alive])
  const wrong = (name: string) => press.refused?.fields[name]?.[0]
  return (
    <section className={page.card} aria-labelledby="phone-caller">
      <h2 id="phone-caller">{t('phone.caller')}</h2>
      <div className={styles.pair}>
        <Field
          inputRef={field}
          label={t('phone.mobile')}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="off"
          value={draft.mobile}
          error={wrong('mobile')}
          onChange={(event) => order.call(event.currentTarget.value)}
        />
        <Field
          label={t('phone.name')}
          dir="auto"
          autoComplete="off"
          limit={limits.name}
          value={draft.name}
          error={wrong('name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <div aria-live="polite" className={styles.known}>
        {callerFailed && <p className={page.small}>{t('phone.caller-failed')}</p>}
        {caller && <Known caller={caller} />}
      </div>
    </section>
  )
}

function Known({ caller }: { readonly caller: PhoneCallerWire }) {
  const t = useText()
  const language = useLanguage()
  const { note, open, orders, last, customer_id: id } = caller
  const isNew = caller.name === '' && orders === 0 && open.length === 0
  return (
    <>
      {note !== '' && (
        <Note tone="warn">
          <Typed>{note}</Typed>
        </Note>
      )}
      {open.length > 0 && (
        <ul className={page.lines} aria-label={t('phone.open')}>
          {open.map((one) => (
            <li key={one.id}>
              <Badge tone={statusTones[one.status]}>{t(`status.${one.status}`)}</Badge>
              <span className={page.grow}>
                {one.number && (
                  <b>
                    <N>{`#${one.number}`}</N>{' '}
                  </b>
                )}
                {t(`type.${one.type}`)} · <bdi>{one.branch}</bdi> · <bdi>{one.when}</bdi>
              </span>
              {/* the caller waits on the line: what is typed here stays */}
              <Link className={page.link} to={localPath(`/orders/${one.id}`, language)} target="_blank">
                {t('phone.open-order')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={page.small}>
        {isNew ? t('phone.new') : t('phone.orders', { count: orders })}
        {last && (
          <>
            {' · '}
            {t('phone.last', { when: last.when })}{' '}
            <bdi>
              {last.dishes.map(({ name, quantity }) => `${quantity} × ${name}`).join(listComma[language])}
            </bdi>
          </>
        )}
        {id !== null && (
          <>
            {' · '}
            <Link className={page.link} to={localPath(`/customers/${id}`, language)} target="_blank">
              {t('orders.customer-page')}
            </Link>
          </>
        )}
      </p>
    </>
  )
}

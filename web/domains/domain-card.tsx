import { useState } from 'react'
import type { DomainWire } from '#contract/platform/domains.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './domain-list.module.css'
import { useDomainText, type Domains } from './use-domains.ts'

interface DomainCardProps {
  readonly domain: DomainWire
  readonly addresses: readonly string[]
  readonly domains: Domains
  readonly removable: boolean
}

const tones = { pending: 'warn', verified: 'ok', failed: 'err' } as const

/** One host: its state in a word and a sentence, its records, and what can be done with it. */
export function DomainCard({ domain, addresses, domains, removable }: DomainCardProps) {
  const t = useDomainText()
  const { host, state, given, primary, works } = domain
  const { trouble } = domains
  return (
    <article className={styles.card} aria-label={host}>
      <div className={styles.top}>
        <bdi dir="ltr" className={styles.host}>
          {host}
        </bdi>
        {primary && <Badge tone="accent">{t('primary')}</Badge>}
        {given ? <Badge>{t('given')}</Badge> : <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      </div>
      {domain.sentence && (
        <p role="status">
          {domain.sentence} {state === 'failed' && works && t('kept')}
        </p>
      )}
      {domain.checked && (
        <p className={styles.lead}>
          {t('checked')} <bdi>{domain.checked}</bdi>
        </p>
      )}
      {!given && state !== 'verified' && <Records records={domain.records} addresses={addresses} />}
      {trouble?.host === host && (
        <Note tone="err" alert>
          {trouble.words}
        </Note>
      )}
      <Acts domain={domain} domains={domains} removable={removable} />
    </article>
  )
}

function Acts({ domain, domains, removable }: Omit<DomainCardProps, 'addresses'>) {
  const t = useDomainText()
  const { host, given, primary, works } = domain
  const [asked, setAsked] = useState(false)
  return (
    <>
      <div className={styles.acts}>
        {!given && (
          <Button
            kind="s"
            size="sm"
            state={domains.busy === host ? 'busy' : 'idle'}
            aria-label={t('check-of', { host })}
            onClick={() => void domains.check(host)}
          >
            {t('check')}
          </Button>
        )}
        {works && !primary && (
          <Button
            kind="q"
            size="sm"
            aria-label={t('make-primary-of', { host })}
            onClick={() => void domains.setPrimary(host)}
          >
            {t('make-primary')}
          </Button>
        )}
        {removable && !primary && (
          <Button kind="t" size="sm" aria-label={t('remove-of', { host })} onClick={() => setAsked(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {asked && (
        <Sheet
          title={t('remove-ask', { host })}
          closeWord={t('close')}
          onClose={() => setAsked(false)}
          foot={
            <Button
              wide
              onClick={() => {
                setAsked(false)
                void domains.remove(host)
              }}
            >
              {t('remove')}
            </Button>
          }
        >
          <p className={styles.inside}>{t('remove-text')}</p>
        </Sheet>
      )}
    </>
  )
}

function Records({ records, addresses }: Pick<DomainWire, 'records'> & Pick<DomainCardProps, 'addresses'>) {
  const t = useDomainText()
  return (
    <div className={styles.records}>
      <b>{t('records')}</b>
      {records.map(({ type, name, value }) => (
        <dl key={type}>
          <div>
            <dt>{t('type')}</dt>
            <dd>
              <bdi dir="ltr">{type}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('name')}</dt>
            <dd>
              <bdi dir="ltr">{name}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('value')}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        </dl>
      ))}
      {addresses.length > 0 && (
        <p className={styles.lead}>
          {t('addresses')} <bdi dir="ltr">{addresses.join(', ')}</bdi>
        </p>
      )}
    </div>
  )
}

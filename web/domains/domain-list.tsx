import { useState } from 'react'
import type { FormEvent } from 'react'
import type { DomainsWire } from '#contract/platform/domains.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { DomainCard } from './domain-card.tsx'
import styles from './domain-list.module.css'
import { useDomains, useDomainText } from './use-domains.ts'

interface DomainListProps {
  readonly first: DomainsWire
  /** Whose they are, when an operator of the platform looks. */
  readonly tenantId?: string
}

/** A restaurant's hosts: which work, what the others still need, and a new one. */
export function DomainList({ first, tenantId }: DomainListProps) {
  const t = useDomainText()
  const domains = useDomains(first, tenantId)
  const [typed, setTyped] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    void domains.add(typed).then((done) => done && setTyped(''))
  }
  const { list, busy, trouble } = domains
  return (
    <section className={styles.list} aria-labelledby="domains">
      <h2 id="domains">{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      <ul aria-label={t('title')}>
        {list.data.map((domain) => (
          <li key={domain.host}>
            <DomainCard
              domain={domain}
              addresses={list.addresses}
              domains={domains}
              removable={!domain.given || tenantId !== undefined}
            />
          </li>
        ))}
      </ul>
      {list.data.length > 1 && <p className={styles.lead}>{t('primary-hint')}</p>}
      <form className={styles.add} onSubmit={send} noValidate>
        <Field
          label={t('host')}
          hint={t('host-hint')}
          dir="ltr"
          autoComplete="off"
          value={typed}
          error={trouble?.host === '' ? trouble.words : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" kind="s" state={busy === '' ? 'busy' : 'idle'}>
          {t('add')}
        </Button>
      </form>
    </section>
  )
}

import { useState } from 'react'
import { redirectHost } from '#domain/site/link-redirect.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './site-screen.module.css'
import type { SiteDesk } from './use-site-desk.ts'

/** Hosts outside that printed links may lead to. */
export function HostList({ site }: { readonly site: SiteDesk }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { hosts } = site.desk
  const add = () => {
    const host = redirectHost(typed)
    if (!host) return setWrong(t('site.host-wrong'))
    void site.addHost(host).then((refused) => {
      setWrong(refused)
      if (refused === undefined) setTyped('')
    })
  }
  return (
    <section aria-labelledby="hosts">
      <h2 id="hosts">{t('site.hosts')}</h2>
      <p className={styles.lead}>{t('site.hosts-lead')}</p>
      {hosts.length === 0 && <p className={styles.none}>{t('site.hosts-none')}</p>}
      {hosts.length > 0 && (
        <ul className={styles.list}>
          {hosts.map((host) => (
            <li key={host} className={styles.item}>
              <div className={styles.words}>
                <bdi dir="ltr">{host}</bdi>
              </div>
              <Button
                kind="t"
                size="sm"
                aria-label={t('site.host-remove', { host })}
                onClick={() => void site.removeHost(host)}
              >
                {t('site.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Field
          label={t('site.host')}
          hint={t('site.host-hint')}
          error={wrong}
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setWrong(undefined)
          }}
        />
        <Button type="submit" kind="s" state={site.busy ? 'busy' : 'idle'}>
          {t('site.host-add')}
        </Button>
      </form>
    </section>
  )
}

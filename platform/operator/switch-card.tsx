import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import type { TenantPart } from './owner-card.tsx'
import styles from './screen.module.css'
import { useAct } from './use-act.ts'

/** Switches a restaurant off and on. Off asks first: its guests are sent away at once. */
export function SwitchCard({ tenant, onTenant }: TenantPart) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [asked, setAsked] = useState(false)
  const set = (on: boolean) => {
    setAsked(false)
    act.run(() => client.switchTenant(tenant.id, { on }), onTenant)
  }
  return (
    <section className={styles.card} aria-labelledby="switch">
      <h2 id="switch">{t(tenant.on ? 'operator.is-on' : 'operator.is-off')}</h2>
      <p className={styles.lead}>
        {t('operator.switch-lead')}
        {tenant.off_since && (
          <>
            {' '}
            {t('operator.off-since')} <bdi>{tenant.off_since}</bdi>
          </>
        )}
      </p>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      <div className={styles.acts}>
        <Button
          kind={tenant.on ? 's' : 'p'}
          state={act.busy ? 'busy' : 'idle'}
          onClick={() => (tenant.on ? setAsked(true) : set(true))}
        >
          {t(tenant.on ? 'operator.switch-off' : 'operator.switch-on')}
        </Button>
      </div>
      {asked && (
        <Sheet
          title={t('operator.off-ask', { name: tenant.name })}
          closeWord={t('operator.close')}
          onClose={() => setAsked(false)}
          foot={
            <Button wide onClick={() => set(false)}>
              {t('operator.switch-off')}
            </Button>
          }
        >
          <p className={styles.lead}>{t('operator.off-text')}</p>
        </Sheet>
      )}
    </section>
  )
}

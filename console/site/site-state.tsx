import { Globe, GlobeLock } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './site-screen.module.css'
import type { SiteDesk } from './use-site-desk.ts'

/** Whether guests may visit. Closing asks first: it sends everyone away at once. */
export function SiteState({ site }: { readonly site: SiteDesk }) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const { enabled, off } = site.desk
  const close = () => {
    setAsked(false)
    void site.setEnabled(false)
  }
  return (
    <section aria-labelledby="state">
      <h2 id="state">{t('site.state')}</h2>
      <div className={styles.state}>
        <div className={styles.words} role="status">
          <b>
            <Badge tone={enabled ? 'ok' : 'err'} icon={enabled ? Globe : GlobeLock}>
              {t(enabled ? 'site.open' : 'site.closed')}
            </Badge>
          </b>
          <span>{t(off ? 'site.off-hint' : enabled ? 'site.open-hint' : 'site.closed-hint')}</span>
        </div>
        {!off && (
          <Button
            kind={enabled ? 's' : 'p'}
            state={site.busy ? 'busy' : 'idle'}
            onClick={() => (enabled ? setAsked(true) : void site.setEnabled(true))}
          >
            {t(enabled ? 'site.close' : 'site.reopen')}
          </Button>
        )}
      </div>
      {asked && (
        <Sheet
          title={t('site.close-ask')}
          closeWord={t('shell.close')}
          onClose={() => setAsked(false)}
          foot={
            <div className={styles.foot}>
              <Button wide onClick={close}>
                {t('site.close')}
              </Button>
              <Button kind="t" wide onClick={() => setAsked(false)}>
                {t('site.cancel')}
              </Button>
            </div>
          }
        >
          <p className={styles.form}>{t('site.close-text')}</p>
        </Sheet>
      )}
    </section>
  )
}

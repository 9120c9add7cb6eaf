import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { LinkRedirectWire, SiteDeskWire } from '#contract/site/site-desk.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import { HostList } from './host-list.tsx'
import { LinkRow } from './link-row.tsx'
import { LinkSheet } from './link-sheet.tsx'
import { SiteState } from './site-state.tsx'
import { SiteTabs } from './site-tabs.tsx'
import styles from './site-screen.module.css'
import { useSiteDesk } from './use-site-desk.ts'

/** The website: open or closed, and where its printed links lead. */
export function SiteScreen({ first }: { readonly first: SiteDeskWire }) {
  const t = useText()
  const site = useSiteDesk(first)
  const [open, setOpen] = useState<{ link?: LinkRedirectWire }>()
  const { redirects } = site.desk
  return (
    <>
      <title>{t('site.title')}</title>
      <header className={styles.head}>
        <h1>{t('site.title')}</h1>
      </header>
      <SiteTabs />
      <main id="content" className={styles.page}>
        {site.trouble && (
          <Note tone="err" alert>
            {site.trouble}
          </Note>
        )}
        <SiteState site={site} />
        <section aria-labelledby="links">
          <div className={styles.row}>
            <h2 id="links">{t('site.links')}</h2>
            <Button kind="s" onClick={() => setOpen({})}>
              <Icon of={Plus} />
              {t('site.add')}
            </Button>
          </div>
          <p className={styles.lead}>{t('site.links-lead')}</p>
          {redirects.length === 0 && <p className={styles.none}>{t('site.none')}</p>}
          {redirects.length > 0 && (
            <ul className={styles.list}>
              {redirects.map((link) => (
                <LinkRow
                  key={`${link.kind} ${link.code}`}
                  link={link}
                  site={site}
                  onChange={() => setOpen({ link })}
                />
              ))}
            </ul>
          )}
        </section>
        <HostList site={site} />
      </main>
      {open && <LinkSheet site={site} link={open.link} onClose={() => setOpen(undefined)} />}
    </>
  )
}

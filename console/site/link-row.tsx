import { TriangleAlert } from 'lucide-react'
import type { LinkRedirectWire } from '#contract/site/site-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import { readTarget } from './link-target.ts'
import styles from './site-screen.module.css'
import type { SiteDesk } from './use-site-desk.ts'

interface LinkRowProps {
  readonly link: LinkRedirectWire
  readonly site: SiteDesk
  readonly onChange: () => void
}

/** A printed link and where it leads. */
export function LinkRow({ link, site, onChange }: LinkRowProps) {
  const t = useText()
  const address = `/${link.kind}/${link.code}`
  const target = readTarget(link.target)
  const branch = site.desk.branches.find(({ id }) => id === target.branchId)?.name ?? ''
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <b>
          <bdi dir="ltr">{address}</bdi> <Badge>{t(`site.kind.${link.kind}`)}</Badge>
        </b>
        <span>
          {target.to === 'outside' ? (
            <bdi dir="ltr">{link.target}</bdi>
          ) : (
            t(`site.to-${target.to}`, { branch })
          )}
        </span>
        {!link.works && (
          <span>
            <Badge tone="warn" icon={TriangleAlert}>
              {t('site.broken')}
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.acts}>
        <Button kind="s" size="sm" aria-label={t('site.change-link', { link: address })} onClick={onChange}>
          {t('site.change')}
        </Button>
        <Button
          kind="t"
          size="sm"
          aria-label={t('site.remove-link', { link: address })}
          onClick={() => void site.removeLink(link)}
        >
          {t('site.remove')}
        </Button>
      </div>
    </li>
  )
}

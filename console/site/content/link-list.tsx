import { TriangleAlert } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './content-screen.module.css'
import type { Opened } from './opened.ts'
import { RowActs, Section } from './section.tsx'
import type { Content } from './use-content.ts'

/** Short links at /r/{code}, and how often each was followed. */
export function LinkList({ content, onOpen }: { content: Content; onOpen: (opened: Opened) => void }) {
  const t = useText()
  return (
    <Section
      title={t('content.links')}
      lead={t('content.links-lead')}
      add={t('content.add-link')}
      none={t('content.none')}
      onAdd={() => onOpen({ of: 'link' })}
    >
      {content.content.links.map((link) => (
        <li key={link.code} className={styles.item}>
          <div className={styles.words}>
            <b>
              <bdi dir="ltr">/r/{link.code}</bdi>
            </b>
            <bdi dir="ltr">{link.target}</bdi>
            {!link.works && (
              <span>
                <Badge tone="warn" icon={TriangleAlert}>
                  {t('content.broken')}
                </Badge>
              </span>
            )}
          </div>
          <span className={styles.count}>{t('content.clicks', { count: link.clicks })}</span>
          <RowActs
            change={t('content.change-of', { name: `/r/${link.code}` })}
            remove={t('content.remove-of', { name: `/r/${link.code}` })}
            words={{ change: t('content.change'), remove: t('content.remove') }}
            onChange={() => onOpen({ of: 'link', link })}
            onRemove={() => void content.tell((calls) => calls.deleteShortLink(link.code))}
          />
        </li>
      ))}
    </Section>
  )
}

import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { MessagesWire } from '#contract/notifications/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './usage-list.module.css'

/** What was used of the restaurant's budgets within a day and this hour, and where they are set (decision 0205). */
export function UsageList({ usage }: { readonly usage: MessagesWire['usage'] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section aria-labelledby="usage">
      <h2 id="usage">{t('messages.usage')}</h2>
      <p className={styles.lead}>{t('messages.usage-lead')}</p>
      <ul className={styles.list}>
        {usage.map(({ kind, day, most_in_day, hour, most_in_hour, state }) => (
          <li key={kind} className={styles.card}>
            <p className={styles.name}>
              {t(`messages.usage.${kind}`)}
              {state !== 'fine' && (
                <Badge tone={state === 'over' ? 'err' : 'warn'} icon={CircleAlert}>
                  {t(`messages.usage-${state}`)}
                </Badge>
              )}
            </p>
            <progress
              max={most_in_day}
              value={Math.min(day, most_in_day)}
              aria-label={t(`messages.usage.${kind}`)}
            />
            <p>{t('messages.usage-of', { used: day, most: most_in_day })}</p>
            <p className={styles.quiet}>{t('messages.usage-hour', { used: hour, most: most_in_hour })}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link
          to={`${localPath('/site/settings', language)}?part=limits`}
          className={buttonClass({ kind: 's', size: 'sm' })}
        >
          {t('messages.usage-change')}
        </Link>
      </p>
    </section>
  )
}

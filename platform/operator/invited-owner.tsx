import { Link } from 'react-router'
import type { OperatorInvitedWire } from '#contract/platform/operator.ts'
import { buttonClass } from '#ui/button-class.ts'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { CopyButton } from '../shell/copy-button.tsx'
import styles from './screen.module.css'

/** The owner's link, which is told once, and the way on. */
export function InvitedOwner({ invited }: { readonly invited: OperatorInvitedWire }) {
  const t = useText()
  const language = useLanguage()
  const { tenant, url } = invited
  return (
    <section className={styles.card} aria-labelledby="made">
      <h1 id="made">{t('operator.made', { name: tenant.name })}</h1>
      <Note tone="ok" alert>
        {t('operator.made-lead')}
      </Note>
      <div>
        <span className={styles.small}>{t('operator.link')}</span>
        <br />
        <CopyButton value={url} />
      </div>
      <div className={styles.acts}>
        <a className={buttonClass({ kind: 's' })} href={tenant.url}>
          {t('operator.visit')}
        </a>
        <Link
          className={buttonClass({ kind: 'q' })}
          to={localPath(`/operator/tenants/${tenant.id}`, language)}
        >
          {t('operator.open')}
        </Link>
      </div>
    </section>
  )
}

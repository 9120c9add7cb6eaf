import { useState } from 'react'
import type { DeskItemWire } from '#contract/menu-desk.ts'
import type { Language } from '#domain/words.ts'
import { Segmented } from '#ui/segmented.tsx'
import { localPath } from '#ui/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import styles from './dish-preview.module.css'

/** The real page of the dish on the restaurant's own host, as a phone shows it, in either language (decision 0047). */
export function DishPreview({ item }: { readonly item: DeskItemWire }) {
  const t = useText()
  const { tenant } = useMember()
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  // the console's scheme and port are the restaurant's too
  const origin = typeof window === 'undefined' ? '' : originOf(tenant.host)
  return (
    <aside className={styles.preview} aria-label={t('menu.preview')}>
      <Segmented
        legend={t('menu.preview')}
        name="preview-language"
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'ar', label: t('menu.preview-ar') },
          { value: 'en', label: t('menu.preview-en') },
        ]}
      />
      {item.doc.on_sale ? (
        <iframe
          key={`${item.id} ${item.version} ${language}`}
          className={styles.phone}
          title={t('menu.preview-frame')}
          src={origin ? origin + localPath(`/item/${item.id}`, language) : undefined}
        />
      ) : (
        <p>{t('menu.preview-off')}</p>
      )}
      <small>{t('menu.preview-unsaved')}</small>
    </aside>
  )
}

function originOf(host: string): string {
  const { protocol, port } = window.location
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

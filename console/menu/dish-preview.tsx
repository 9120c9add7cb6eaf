import { useEffect, useRef, useState } from 'react'
import type { DeskItemWire } from '#contract/menu/menu-desk.ts'
import type { Language } from '#domain/core/words.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import styles from './dish-preview.module.css'

interface DishPreviewProps {
  readonly item: DeskItemWire
  /** It was made just now. */
  readonly fresh: boolean
}

/** The real page of the dish on the restaurant's own host, as a phone shows it, in either language (decision 0047). */
export function DishPreview({ item, fresh }: DishPreviewProps) {
  const t = useText()
  const { tenant } = useMember()
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const look = useLooks(item.id, item.version, fresh)
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
      {look === 0 ? (
        <p role="status">{t('menu.loading')}</p>
      ) : item.doc.on_sale ? (
        <iframe
          key={`${item.id} ${look} ${language}`}
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

/** A kept page shows a change within a second, so it is looked at after one; once more for a server that is busy. */
const looksAfterMs = [1_000, 4_000]

/** Counts the looks; of a dish that was made just now the first comes only when guests have it, too. */
function useLooks(id: string, version: number, fresh: boolean): number {
  const [looks, setLooks] = useState(fresh ? 0 : 1)
  const known = useRef(fresh ? undefined : { id, version })
  useEffect(() => {
    const before = known.current
    known.current = { id, version }
    if (before && (before.id !== id || before.version === version)) return undefined
    const timers = looksAfterMs.map((ms) => setTimeout(() => setLooks((count) => count + 1), ms))
    return () => timers.forEach(clearTimeout)
  }, [id, version])
  return looks
}

function originOf(host: string): string {
  const { protocol, port } = window.location
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

import { TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { contrast, type Hex } from '#domain/core/color.ts'
import { statusBadge, statusKeys } from '#domain/ordering/status-badge.ts'
import { settingWords, settingText } from '#domain/site/settings.ts'
import { tokens } from '#domain/site/theme-css.ts'
import { wordIn } from '#domain/core/words.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './theme-preview.module.css'
import type { SettingsForm } from './use-settings.ts'

/** How the website would look, before it is saved; and what of it could not be read (design 2, guard rails). */
export function ThemePreview({ form }: { readonly form: SettingsForm }) {
  const t = useText()
  const language = useLanguage()
  const { theme, shown } = form
  const { colors } = theme
  const moved = statusKeys.filter((key) => {
    const badge = statusBadge(shown, key)
    const typed = settingText(shown, `language.${key}_text_color`) as Hex
    return contrast(typed, badge.background) < 4.5
  })
  return (
    <aside className={styles.preview} aria-label={t('settings.preview')}>
      <div role="status">
        {theme.warnings.length > 0 && <Note tone="warn">{t('settings.contrast')}</Note>}
        {moved.length > 0 && <Note tone="warn">{t('settings.contrast-status')}</Note>}
        {colors.primaryText !== colors.primary && <Note tone="info">{t('settings.contrast-accent')}</Note>}
      </div>
      <div className={styles.page} style={tokens(theme) as CSSProperties}>
        <div className={styles.hero}>
          <b>{wordIn(settingWords(shown, 'language.hero_title'), language)}</b>
        </div>
        <div className={styles.card}>
          <b>{t('settings.preview-dish')}</b>
          <span>{t('settings.preview-text')}</span>
          <em>{t('settings.preview-link')}</em>
          <span className={styles.button}>{t('settings.preview-button')}</span>
        </div>
        <div className={styles.badges}>
          {statusKeys.map((key) => {
            const badge = statusBadge(shown, key)
            return (
              <span key={key} style={{ backgroundColor: badge.background, color: badge.color }}>
                {moved.includes(key) && <Icon of={TriangleAlert} size="s" />}
                {badge.words && wordIn(badge.words, language)}
              </span>
            )
          })}
        </div>
      </div>
    </aside>
  )
}

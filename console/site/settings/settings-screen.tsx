import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SiteSettingsWire } from '#contract/site/site-settings.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { SiteTabs } from '../site-tabs.tsx'
import { SettingField } from './setting-field.tsx'
import { keysOf, partOf, readPart, settingParts, type SettingPart } from './setting-groups.ts'
import styles from './settings-screen.module.css'
import { TaxFields } from './tax-fields.tsx'
import { ThemePreview } from './theme-preview.tsx'
import { useSettings } from './use-settings.ts'

/** The parts that change how the website looks or what it says. */
const looks: ReadonlySet<SettingPart> = new Set(['identity', 'theme', 'statuses', 'texts'])

/** Settings → site: every setting of the website, with how it would look (spec 3). */
export function SettingsScreen({ first }: { readonly first: SiteSettingsWire }) {
  const t = useText()
  const form = useSettings(first)
  const [params] = useSearchParams()
  const [part, setPart] = useState<SettingPart>(readPart(params.get('part')))
  const wrong = form.wrong.find((key) => partOf(key) === part) ?? form.wrong[0]
  return (
    <>
      <title>{t('settings.title')}</title>
      <header className={styles.head}>
        <h1>{t('settings.title')}</h1>
      </header>
      <SiteTabs />
      <main id="content" className={styles.page}>
        <nav className={styles.parts} aria-label={t('settings.parts')}>
          {settingParts.map((one) => (
            <button key={one} type="button" aria-pressed={one === part} onClick={() => setPart(one)}>
              {t(`settings.part.${one}`)}
            </button>
          ))}
        </nav>
        <div className={styles.columns}>
          <section aria-labelledby="part" className={styles.fields}>
            <h2 id="part">{t(`settings.part.${part}`)}</h2>
            {part === 'tax' && <TaxFields form={form} />}
            {keysOf(part).map((key) => (
              <SettingField key={key} name={key} form={form} />
            ))}
          </section>
          {looks.has(part) && <ThemePreview form={form} />}
        </div>
      </main>
      <div className={styles.foot}>
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
        <p role="status">
          {form.wrong.length > 0
            ? t('settings.some-wrong', { count: form.wrong.length })
            : form.done
              ? t('settings.saved')
              : t('settings.changed', { count: form.changed })}
        </p>
        <Button kind="t" disabled={form.changed === 0} onClick={form.undo}>
          {t('settings.undo')}
        </Button>
        <Button
          disabled={form.changed === 0}
          state={form.busy ? 'busy' : 'idle'}
          // a value that is not taken may stand in a part that is not open
          onClick={() => (wrong ? setPart(partOf(wrong)) : form.save())}
        >
          {t('settings.save')}
        </Button>
      </div>
    </>
  )
}

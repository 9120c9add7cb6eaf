import { directionOf } from '#domain/core/words.ts'
import { ArrowLeft, ArrowRight, Download, FileUp } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { ImportPreview } from './import-preview.tsx'
import styles from './import-screen.module.css'
import { useImport, type MenuImportDesk } from './use-import.ts'

/** The menu from a file: take one to begin from, choose it, look at what would change, confirm (decision 0077). */
export function ImportScreen() {
  const t = useText()
  const language = useLanguage()
  const desk = useImport()
  return (
    <>
      <title>{t('import.title')}</title>
      <header className={head.head}>
        <Link className={buttonClass({ kind: 't', size: 'sm' })} to={localPath('/menu', language)}>
          <Icon of={directionOf[language] === 'rtl' ? ArrowRight : ArrowLeft} size="s" />
          {t('import.menu')}
        </Link>
        <h1 className={page.grow}>{t('import.title')}</h1>
      </header>
      <main id="content" className={page.page}>
        <p className={page.lead}>{t('import.lead')}</p>
        <div className={page.columns}>
          <ChooseCard desk={desk} />
          <FilesCard />
        </div>
        {desk.preview && <ImportPreview preview={desk.preview} desk={desk} />}
      </main>
    </>
  )
}

/** Files that the import reads: a template, and the menu as it is. */
function FilesCard() {
  const t = useText()
  const rules = ['code', 'blank', 'options', 'pictures'] as const
  return (
    <section className={page.card} aria-labelledby="files">
      <h2 id="files">{t('import.step-file')}</h2>
      {(['template', 'menu'] as const).map((of) => {
        const what = t(of === 'template' ? 'import.template' : 'import.current')
        return (
          <p key={of} className={styles.file}>
            <span>{what}</span>
            {(['xlsx', 'csv'] as const).map((format) => (
              <a
                key={format}
                className={buttonClass({ kind: 's', size: 'sm' })}
                href={`/api/v1/staff/menu/file?of=${of}&format=${format}`}
                aria-label={t('import.file-of', { what, format: format.toUpperCase() })}
                download
              >
                <Icon of={Download} size="s" />
                {format.toUpperCase()}
              </a>
            ))}
          </p>
        )
      })}
      <h3>{t('import.rules')}</h3>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`import.rule-${rule}`)}</li>
        ))}
      </ul>
    </section>
  )
}

function ChooseCard({ desk }: { readonly desk: MenuImportDesk }) {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const { file, busy, trouble, done } = desk
  return (
    <section className={page.card} aria-labelledby="choose">
      <h2 id="choose">{t('import.step-choose')}</h2>
      <label className={styles.drop} htmlFor={id}>
        <Icon of={FileUp} />
        <b>{t(file ? 'import.another' : 'import.choose')}</b>
        <span className={page.small}>{file ? <bdi>{file.name}</bdi> : t('import.limit')}</span>
        <input
          id={id}
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={busy !== undefined}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? []
            if (chosen) void desk.choose(chosen)
            // the same file again, mended meanwhile, is another choice
            event.currentTarget.value = ''
          }}
        />
      </label>
      <div role="status" className={styles.told}>
        {busy === 'reading' && file && (
          <p>
            <bdi>{t('import.reading', { name: file.name })}</bdi>
          </p>
        )}
        {done && (
          <Note tone="ok">
            {t('import.done', {
              added: t('import.added', { count: done.added }),
              changed: t('import.changed', { count: done.changed }),
            })}{' '}
            <Link className={styles.go} to={localPath('/menu', language)}>
              {t('import.to-menu')}
            </Link>
          </Note>
        )}
      </div>
      {trouble && (
        <Note tone="err" alert>
          {trouble}
        </Note>
      )}
    </section>
  )
}

import { directionOf, languages } from '#domain/core/words.ts'
import { useState } from 'react'
import type { SitePageWire } from '#contract/site/site-content.ts'
import { pageSlug, siteContentLimits } from '#domain/site/site-content.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useText } from '../../i18n/use-text.ts'
import { RefusedNote } from '../../shell/draft/overtaken-note.tsx'
import styles from './content-screen.module.css'
import { RichText } from './rich-text.tsx'
import type { Content } from './use-content.ts'
import { useSheet } from './use-sheet.ts'

interface PageSheetProps {
  readonly content: Content
  /** None when one is added; the address of a page never changes. */
  readonly page: SitePageWire | undefined
  readonly onClose: () => void
}

/** Writes a content page in both languages. */
export function PageSheet({ content, page, onClose: close }: PageSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const [typed, setTyped] = useState(
    page ?? { slug: '', title: { ar: '', en: '' }, body: { ar: '', en: '' } },
  )
  // the editor keeps what it began with: what a colleague left is a new one
  const [turn, setTurn] = useState(0)
  const now = content.content.pages.find(({ slug }) => slug === page?.slug)
  const sheet = useSheet(page, now, (theirs) => {
    setTyped(theirs)
    setTurn(turn + 1)
  })
  const [wrong, setWrong] = useState(false)
  const change = (more: Partial<SitePageWire>) => {
    setTyped((before) => ({ ...before, ...more }))
    setWrong(false)
  }
  const send = () => {
    const slug = pageSlug(typed.slug)
    setWrong(!slug)
    if (!slug || content.busy) return
    const { title, body } = typed
    void content
      .act((calls) => calls.saveSitePage(slug, { title, body, seen: sheet.seen ?? '' }))
      .then((words) => (words === undefined ? onClose() : sheet.refuse(words)))
  }
  return (
    <Sheet
      title={page ? t('content.change-page') : t('content.add-page')}
      closeWord={t('shell.close')}
      width="item"
      onClose={onClose}
      foot={
        <Button wide state={content.busy ? 'busy' : 'idle'} onClick={send}>
          {t('content.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <RefusedNote form={sheet} />
        <Field
          label={t('content.slug')}
          hint={t('content.slug-hint', { address: `${content.content.origin}/page/…` })}
          error={wrong ? t('content.slug-wrong') : undefined}
          limit={siteContentLimits.slug}
          dir="ltr"
          autoComplete="off"
          disabled={page !== undefined}
          value={typed.slug}
          onChange={(event) => change({ slug: event.currentTarget.value })}
        />
        {languages.map((language) => (
          <div key={language} className={styles.language} lang={language}>
            <Field
              label={t(`content.title-${language}`)}
              limit={siteContentLimits.title}
              dir={directionOf[language]}
              autoComplete="off"
              value={typed.title[language]}
              onChange={(event) =>
                change({ title: { ...typed.title, [language]: event.currentTarget.value } })
              }
            />
            <RichText
              key={turn}
              label={t(`content.body-${language}`)}
              dir={directionOf[language]}
              first={typed.body[language]}
              onChange={(html) =>
                setTyped((before) => ({ ...before, body: { ...before.body, [language]: html } }))
              }
            />
          </div>
        ))}
      </div>
    </Sheet>
  )
}

import type { SitePageWire } from '#contract/site/site-content.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './content-screen.module.css'
import type { Opened } from './opened.ts'
import { RowActs, Section } from './section.tsx'
import type { Content } from './use-content.ts'

const addressOf = ({ slug }: SitePageWire) => `/page/${slug}`

/** Content pages at /page/{slug}. */
export function PageList({ content, onOpen }: { content: Content; onOpen: (opened: Opened) => void }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Section
      title={t('content.pages')}
      lead={t('content.pages-lead')}
      add={t('content.add-page')}
      none={t('content.none')}
      onAdd={() => onOpen({ of: 'page' })}
    >
      {content.content.pages.map((page) => (
        <li key={page.slug} className={styles.item}>
          <div className={styles.words}>
            <b>{page.title[language]}</b>
            <bdi dir="ltr">{addressOf(page)}</bdi>
            {page.standard && <span>{t('content.standard')}</span>}
          </div>
          <RowActs
            change={t('content.change-of', { name: page.title[language] })}
            remove={t('content.remove-of', { name: page.title[language] })}
            words={{ change: t('content.change'), remove: t('content.remove') }}
            onChange={() => onOpen({ of: 'page', page })}
            {...(!page.standard && {
              onRemove: () => void content.tell((calls) => calls.deleteSitePage(page.slug)),
            })}
          />
        </li>
      ))}
    </Section>
  )
}

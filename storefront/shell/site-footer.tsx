import type { TextKey } from '../i18n/text-key.ts'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from './local-link.tsx'
import styles from './site-footer.module.css'
import { useSite } from './use-site.ts'

const networks: Readonly<Record<string, TextKey>> = {
  facebook: 'social.facebook',
  instagram: 'social.instagram',
  x: 'social.x',
  snapchat: 'social.snapchat',
  tiktok: 'social.tiktok',
  youtube: 'social.youtube',
  whatsapp: 'social.whatsapp',
}

/** The tenant's own words, content pages and social links, and who sells (e-commerce law). */
export function SiteFooter() {
  const t = useText()
  const { name, pages, social, messages, company } = useSite()
  const own = pages.filter((page) => !page.slug.startsWith('app-'))
  return (
    <footer className={styles.footer}>
      <p>{messages['footer_text'] || name}</p>
      <nav aria-label={t('shell.about')}>
        {own.map((page) => (
          <LocalLink key={page.slug} to={`/page/${page.slug}`}>
            {page.title}
          </LocalLink>
        ))}
        <LocalLink to="/contact-us">{t('shell.contact')}</LocalLink>
        {social.map(({ network, url }) => {
          const name = networks[network]
          return (
            name && (
              <a key={network} href={url} rel="noopener noreferrer" target="_blank">
                {t(name)}
              </a>
            )
          )
        })}
      </nav>
      {company.length > 0 && (
        <dl className={styles.company}>
          {company.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>
                <bdi>{line.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </footer>
  )
}

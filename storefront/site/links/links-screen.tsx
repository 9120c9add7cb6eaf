import { BookOpen, FileText, MapPin, MessageCircle, Phone, Smartphone } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import type { TextKey } from '../../i18n/text-key.ts'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { LanguageLink } from '../../shell/language-link.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { pictureUrl } from '../../shell/picture-url.ts'
import { useSite } from '../../shell/use-site.ts'
import styles from './links-screen.module.css'
import { SocialMark } from './social-mark.tsx'

interface LinksScreenProps {
  readonly phone: string
  readonly hasApp: boolean
}

/** The tenant's page of links: what a profile elsewhere points to (rule "Page of links"). */
export function LinksScreen({ phone, hasApp }: LinksScreenProps) {
  const t = useExtraText()
  const { name, title, logo, pages, chat_url: chat } = useSite()
  const own = pages.filter(({ slug }) => !slug.startsWith('app-'))
  return (
    <main id="content" className={styles.page}>
      <div className={styles.language}>
        <LanguageLink />
      </div>
      {logo && <img src={pictureUrl(logo, 224)} alt="" width={96} height={96} />}
      <h1>{name}</h1>
      {title !== name && <p className={styles.lead}>{title}</p>}
      <nav aria-label={t('links.title')} className={styles.links}>
        <LocalLink to="/menu" className={buttonClass({ kind: 'p', size: 'lg', wide: true })}>
          <Icon of={BookOpen} />
          {t('links.order')}
        </LocalLink>
        <Row icon={MapPin} to="/branches" words={t('links.branches')} />
        {hasApp && <Row icon={Smartphone} to="/app" words={t('links.app')} />}
        {chat && (
          <a href={chat} className={quiet} target="_blank" rel="noopener noreferrer">
            <Icon of={MessageCircle} />
            {t('links.chat')}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} className={quiet}>
            <Icon of={Phone} />
            {t('links.call')} <N>{phone}</N>
          </a>
        )}
        {own.map(({ slug, title: words }) => (
          <Row key={slug} icon={FileText} to={`/page/${slug}`} words={words} />
        ))}
      </nav>
      <Social />
    </main>
  )
}

const quiet = buttonClass({ kind: 'q', size: 'lg', wide: true })

function Row({ icon, to, words }: { icon: LucideIcon; to: string; words: string }) {
  return (
    <LocalLink to={to} className={quiet}>
      <Icon of={icon} />
      {words}
    </LocalLink>
  )
}

function Social() {
  const t = useExtraText()
  const say = useText()
  const { social } = useSite()
  if (social.length === 0) return null
  return (
    <nav aria-label={t('links.social')} className={styles.social}>
      {social.map(({ network, url, color, ground }) => (
        <a
          key={network}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say(`social.${network}` as TextKey)}
        >
          <SocialMark network={network} color={color} ground={ground} />
        </a>
      ))}
    </nav>
  )
}

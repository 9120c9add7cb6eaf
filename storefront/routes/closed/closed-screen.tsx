import { Mail, Phone } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import moon from '../../pictures/moon.webp'
import { LanguageLink } from '../../shell/language-link.tsx'
import type { EmptyLook } from '../../shell/empty-look.ts'
import { Logo } from '../../shell/logo.tsx'
import { OwnWords } from '../../shell/own-empty.tsx'
import { pictureUrl } from '../../shell/picture-url.ts'
import { useSite } from '../../shell/use-site.ts'
import styles from './closed-screen.module.css'
import { useComeBack } from './use-come-back.ts'

interface ClosedScreenProps {
  readonly branches: readonly { id: string; name: string; phone: string }[]
  readonly phone: string
  readonly email: string
  readonly look: EmptyLook
}

/** The closed website: that it comes back, what still works, and whom to ask (design 7). */
export function ClosedScreen({ branches, phone, email, look }: ClosedScreenProps) {
  const t = useChoiceText()
  const { messages } = useSite()
  useComeBack()
  const calls = branches.filter((branch) => branch.phone)
  return (
    <>
      <header className={styles.header}>
        <Logo />
        <LanguageLink />
      </header>
      <main id="content" className={styles.page}>
        <img src={look.picture ? pictureUrl(look.picture, 224) : moon} alt="" width={148} height={148} />
        <h1>{t('closed.title')}</h1>
        {look.html ? <OwnWords html={look.html} /> : <p>{messages['closed_message'] || t('closed.text')}</p>}
        <p>{t('closed.orders')}</p>
        {(calls.length > 0 || phone || email) && (
          <section className={styles.contact} aria-labelledby="contact">
            <h2 id="contact">{t('closed.contact')}</h2>
            <ul>
              {phone && <Call phone={phone} />}
              {calls.map((branch) => (
                <Call key={branch.id} phone={branch.phone} name={branch.name} />
              ))}
              {email && (
                <li>
                  <a href={`mailto:${email}`}>
                    <Icon of={Mail} />
                    <span>{t('closed.email')}</span>
                    <bdi dir="ltr">{email}</bdi>
                  </a>
                </li>
              )}
            </ul>
          </section>
        )}
      </main>
    </>
  )
}

function Call({ phone, name }: { phone: string; name?: string }) {
  const t = useChoiceText()
  return (
    <li>
      <a href={`tel:${phone}`} aria-label={t('closed.call', { name: name ? `${name} ${phone}` : phone })}>
        <Icon of={Phone} />
        {name && <span>{name}</span>}
        <N>{phone}</N>
      </a>
    </li>
  )
}

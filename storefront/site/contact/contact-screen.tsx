import { Mail, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import type { ContactFormWire } from '#contract/site/contact.ts'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import type { BranchWire } from '#contract/menu/menu.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useContactText } from '../../i18n/use-contact-text.ts'
import { PlaceMap } from '../../delivery/map/place-map.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'
import { SiteHeader } from '../../shell/site-header.tsx'
import { Tabs } from '../../shell/tabs.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-screen.module.css'

interface ContactScreenProps {
  readonly branches: readonly BranchWire[]
  readonly phone: string
  readonly email: string
  readonly form: ContactFormWire
  readonly map: MapSettingsWire
}

/** Whom to call, where to come and when; and a message to the restaurant. */
export function ContactScreen({ branches, phone, email, form, map }: ContactScreenProps) {
  const t = useContactText()
  const [shown, setShown] = useState(branches[0]?.id)
  const branch = branches.find(({ id }) => id === shown) ?? branches[0]
  return (
    <>
      <SiteHeader />
      <main id="content" className={styles.page}>
        <h1>{t('contact.title')}</h1>
        <div className={styles.columns}>
          <section className={styles.card} aria-labelledby="write">
            <h2 id="write">{t('contact.write')}</h2>
            <ContactForm form={form} branches={branches} />
          </section>
          <div className={styles.side}>
            {(phone || email) && (
              <section className={styles.card} aria-labelledby="reach">
                <h2 id="reach">{t('contact.reach')}</h2>
                <ul className={styles.ways}>
                  {phone && (
                    <li>
                      <a href={`tel:${phone}`}>
                        <Icon of={Phone} /> <N>{phone}</N>
                      </a>
                    </li>
                  )}
                  {email && (
                    <li>
                      <a href={`mailto:${email}`}>
                        <Icon of={Mail} /> <bdi dir="ltr">{email}</bdi>
                      </a>
                    </li>
                  )}
                </ul>
              </section>
            )}
            <section className={styles.card} aria-labelledby="branches">
              <h2 id="branches">{t('contact.branches')}</h2>
              {branch && (
                <PlaceMap
                  settings={map}
                  spot={{ latitude: branch.latitude, longitude: branch.longitude }}
                  name={branch.name}
                />
              )}
              <ul className={styles.branches}>
                {branches.map((one) => (
                  <Branch
                    key={one.id}
                    branch={one}
                    onMap={one.id === branch?.id || branches.length < 2 ? undefined : () => setShown(one.id)}
                  />
                ))}
              </ul>
            </section>
          </div>
        </div>
      </main>
      <SiteFooter />
      <Tabs />
    </>
  )
}

function Branch({
  branch,
  onMap,
}: {
  readonly branch: BranchWire
  readonly onMap: (() => void) | undefined
}) {
  const t = useContactText()
  const place = `https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`
  return (
    <li>
      <h3>{branch.name}</h3>
      <p>{branch.address}</p>
      <p>{branch.hours_note}</p>
      <p className={styles.acts}>
        {branch.phone && (
          <a href={`tel:${branch.phone}`}>
            <Icon of={Phone} size="s" /> <N>{branch.phone}</N>
          </a>
        )}
        <a href={place} target="_blank" rel="noopener noreferrer">
          <Icon of={MapPin} size="s" /> {t('contact.way', { branch: branch.name })}
        </a>
        {onMap && (
          <button type="button" onClick={onMap}>
            {t('contact.on-map', { branch: branch.name })}
          </button>
        )}
      </p>
    </li>
  )
}

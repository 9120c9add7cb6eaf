import { Pencil } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import type { ZonesDesk } from './use-zones.ts'
import styles from './zones-screen.module.css'

/** The zones of the branch with their terms. */
export function ZoneList({ desk }: { readonly desk: ZonesDesk }) {
  const t = useText()
  const language = useLanguage()
  if (desk.zones.length === 0) return <p className={styles.hint}>{t('zones.none')}</p>
  return (
    <ul className={styles.list}>
      {desk.zones.map((zone) => (
        <li key={zone.id} className={styles.zone}>
          <div>
            <h2>
              <bdi>{zone.name[language]}</bdi> {!zone.on && <Badge>{t('zones.off')}</Badge>}
            </h2>
            <p className={styles.terms}>
              <Money amount={zone.fee} /> · <N>{zone.minutes}</N> {t('zones.min')}
              {Number(zone.minimum) > 0 && (
                <>
                  {' · '}
                  {t('zones.minimum')} <Money amount={zone.minimum} />
                </>
              )}
              {zone.free_above && (
                <>
                  {' · '}
                  {t('zones.free_above')} <Money amount={zone.free_above} />
                </>
              )}
            </p>
          </div>
          <IconButton
            icon={Pencil}
            label={t('zones.edit-of', { name: zone.name[language] })}
            onClick={() => desk.edit(zone)}
          />
        </li>
      ))}
    </ul>
  )
}

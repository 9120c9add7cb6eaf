import { LocateFixed } from 'lucide-react'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { IconButton } from '#ui/icon-button.tsx'
import field from '#web/places/place-combobox.module.css'
import { PlaceCombobox } from '#web/places/place-combobox.tsx'
import { usePlaceSearch } from '#web/places/use-place-search.ts'
import { useClient } from '../../shell/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Spot } from './pin-map.ts'
import styles from './place-search.module.css'
import { useMyPlace } from './use-my-place.ts'

interface PlaceSearchProps {
  readonly search: MapSettingsWire['search']
  readonly near: Spot | undefined
  readonly onFound: (spot: Spot, name?: string) => void
}

/** Finds a place by its name (a combobox with a list) or by where the visitor is, asked only on a tap. */
export function PlaceSearch({ search, near, onFound }: PlaceSearchProps) {
  const t = useText()
  const client = useClient()
  const calls = {
    search: (words: string, session: string) => client.searchPlaces(words, near, session),
    locate: client.locatePlace,
  }
  const places = usePlaceSearch(search, calls, onFound)
  const mine = useMyPlace(onFound)
  const found = places.state === 'found' ? places.found : undefined
  return (
    <div className={styles.place}>
      <div className={field.field}>
        {search === 'none' ? (
          <span className={styles.words}>{t('map.my-place')}</span>
        ) : (
          <PlaceCombobox places={places} words={{ search: t('map.search'), places: t('map.places') }} />
        )}
        <IconButton
          icon={LocateFixed}
          label={t('map.my-place')}
          aria-busy={mine.asking || undefined}
          onClick={mine.ask}
        />
      </div>
      <p role="status" className={found?.length ? 'vh' : styles.said}>
        {places.state === 'failed' && t('map.search-failed')}
        {found && (found.length > 0 ? t('map.found', { count: found.length }) : t('map.found-none'))}
      </p>
    </div>
  )
}

import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import type { Place } from '#domain/core/distance.ts'
import styles from '#web/places/place-combobox.module.css'
import { PlaceCombobox } from '#web/places/place-combobox.tsx'
import { usePlaceSearch } from '#web/places/use-place-search.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'

interface FindPlaceProps {
  readonly desk: PhoneDeskWire
  readonly onFound: (place: Place, name: string) => void
}

/** The place by its name, as the caller says it: what is near the branch stands first. */
export function FindPlace({ desk, onFound }: FindPlaceProps) {
  const t = useText()
  const client = useClient()
  const calls = {
    search: (words: string, session: string) =>
      client.searchStaffPlaces({ branch_id: desk.branch.id, q: words, session }),
    locate: (id: string, session: string | undefined) => client.locateStaffPlace(id, { session }),
  }
  const places = usePlaceSearch(desk.search, calls, onFound)
  const found = places.state === 'found' ? places.found.length : undefined
  return (
    <div>
      <div className={styles.field}>
        <PlaceCombobox
          places={places}
          words={{
            search: t(desk.search === 'asked' ? 'phone.find-place-enter' : 'phone.find-place'),
            places: t('phone.places'),
          }}
        />
      </div>
      <p role="status" className={found ? 'vh' : page.small}>
        {places.state === 'failed' && t('phone.places-failed')}
        {found !== undefined && t('phone.places-found', { count: found })}
      </p>
    </div>
  )
}

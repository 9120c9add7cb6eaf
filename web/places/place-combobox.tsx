import { MapPin, Search } from 'lucide-react'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { FoundPlaceWire } from '#contract/delivery/maps.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './place-combobox.module.css'
import type { PlaceSearch } from './use-place-search.ts'

interface PlaceComboboxProps {
  readonly places: PlaceSearch
  readonly words: {
    /** What is typed here. */
    readonly search: string
    /** Names the list. */
    readonly places: string
  }
}

/** Finds a place by its name: a field and the list under it, whose keys move among the places while the focus stays. */
export function PlaceCombobox({ places, words }: PlaceComboboxProps) {
  const id = useId()
  const [at, setAt] = useState(0)
  const { found, state, text } = places
  const open = state === 'found' && found.length > 0
  const current = open ? found[Math.min(at, found.length - 1)] : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    const step = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[event.key]
    if (open && step !== undefined) setAt(step)
    else if (event.key === 'Enter' && current) places.choose(current)
    else if (event.key === 'Enter') places.ask()
    else if (event.key === 'Escape' && open) places.close()
    else return
    // Enter would send the form around, Esc close the sheet around
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <Icon of={Search} />
      <input
        type="search"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.place_id}`}
        aria-autocomplete="list"
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          setAt(0)
          places.setText(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={words.places} className={styles.list} hidden={!open}>
        {found.map((place) => (
          <Found
            key={place.place_id}
            id={`${id}-${place.place_id}`}
            place={place}
            current={place === current}
            onChoose={places.choose}
          />
        ))}
      </div>
    </>
  )
}

interface FoundProps {
  readonly id: string
  readonly place: FoundPlaceWire
  readonly current: boolean
  readonly onChoose: (place: FoundPlaceWire) => void
}

function Found({ id, place, current, onChoose }: FoundProps) {
  return (
    // the focus stays in the search field, whose keys move among the options
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={current}
      className={styles.option}
      onClick={() => onChoose(place)}
    >
      <Icon of={MapPin} />
      <span>
        <bdi className={styles.name}>{place.name}</bdi>
        <bdi className={styles.detail}>{place.detail}</bdi>
      </span>
    </div>
  )
}

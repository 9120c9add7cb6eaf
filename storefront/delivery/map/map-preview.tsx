import { useMemo } from 'react'
import type { Spot } from './pin-map.ts'
import { previewTiles } from './preview-tiles.ts'
import styles from './map-preview.module.css'

/** The map's first pictures, part of the page: seen before the map's script is here, and covered by it. */
export function MapPreview({ template, spot }: { readonly template: string; readonly spot: Spot }) {
  const { latitude, longitude } = spot
  const tiles = useMemo(
    () => previewTiles(template, { latitude, longitude }),
    [template, latitude, longitude],
  )
  return (
    <div className={styles.preview} aria-hidden>
      {tiles.map(({ url, left, top }) => (
        <img
          key={url}
          src={url}
          alt=""
          width={256}
          height={256}
          fetchPriority="high"
          referrerPolicy="strict-origin"
          style={{ translate: `${left}px ${top}px` }}
        />
      ))}
    </div>
  )
}

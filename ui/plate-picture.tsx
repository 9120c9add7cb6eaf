import type { Picture } from '#domain/core/picture.ts'
import styles from './plate-picture.module.css'

interface PlatePictureProps {
  readonly picture: Picture | null
  /** Ground under a cut-out, 1 to 6, by the menu group. */
  readonly plate: number
  readonly alt: string
  /** Widths on file, CSS px × density, ascending (design 10). */
  readonly widths: readonly number[]
  /** CSS `sizes` of the picture itself; none when its size is fixed: then the widths are those of 1x, 2x, 3x. */
  readonly sizes?: string
  readonly shape: 'row' | 'tile' | 'hero' | 'thumb'
  /** Loaded at once; the rest wait until they come near. */
  readonly eager?: boolean
  /** The largest picture of the first view. */
  readonly first?: boolean
  /** Sold out: without colour. */
  readonly faded?: boolean
}

/** A picture in its fixed box: photos cover it, cut-outs stand on a pale plate with a contact shadow. */
export function PlatePicture(props: PlatePictureProps) {
  const { picture, plate, alt, widths, sizes, shape, eager = false, first = false, faded = false } = props
  const cover = picture && !picture.cutout
  const look = `${styles.plate} ${styles[shape]} ${styles[`p${plate}`]}${cover ? ` ${styles.photo}` : ''}${faded ? ` ${styles.faded}` : ''}`
  return (
    <span className={look} style={cover ? { background: picture.color } : undefined}>
      {picture && (
        <img
          src={`/pictures/${picture.id}/${widths[0]}`}
          srcSet={sourcesOf(picture.id, widths, sizes === undefined)}
          sizes={sizes}
          alt={alt}
          width={widths[0]}
          height={widths[0]}
          loading={eager || first ? undefined : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
      )}
    </span>
  )
}

function sourcesOf(id: string, widths: readonly number[], fixed: boolean): string {
  let sources = ''
  for (const [i, width] of widths.entries()) {
    if (fixed && i === 0) continue
    sources += `${sources && ', '}/pictures/${id}/${width} ${fixed ? `${i + 1}x` : `${width}w`}`
  }
  return sources
}

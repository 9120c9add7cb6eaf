import { CircleAlert, ImagePlus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { limits } from '#domain/core/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './photo-field.module.css'
import type { Photo, Photos } from './use-photos.ts'

/** Photos of what came: seen at once, each with how far it is, taken away by its cross. */
export function PhotoField({ photos }: { readonly photos: Photos }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const error = useRef<HTMLParagraphElement>(null)
  const { all, problem } = photos
  useEffect(() => {
    // on a phone the foot of the sheet may cover it
    if (problem) error.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <section className={styles.section} aria-labelledby="rating-photos">
      <h3 id="rating-photos" className={styles.title}>
        {t('rating.photos')}
      </h3>
      <ul className={styles.tiles}>
        {all.map((photo, i) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            number={i + 1}
            onRemove={() => {
              photos.remove(photo)
              input.current?.focus()
            }}
          />
        ))}
        {all.length < limits.imagesPerUpload && (
          <li>
            <label className={styles.add}>
              <input
                ref={input}
                type="file"
                multiple
                accept="image/jpeg,image/png,image/webp,image/avif"
                aria-describedby={problem ? 'rating-photos-error' : 'rating-photos-hint'}
                aria-invalid={problem ? true : undefined}
                onChange={(event) => {
                  photos.add([...(event.currentTarget.files ?? [])])
                  event.currentTarget.value = ''
                }}
              />
              <Icon of={ImagePlus} size="l" />
              <span>{t('rating.add-photo')}</span>
            </label>
          </li>
        )}
      </ul>
      <p id="rating-photos-hint" className={styles.hint}>
        {t('rating.photos-hint')}
      </p>
      <p ref={error} id="rating-photos-error" role="alert" className={styles.error}>
        {problem && (
          <>
            <Icon of={CircleAlert} size="s" />
            {problem}
          </>
        )}
      </p>
    </section>
  )
}

interface PhotoTileProps {
  readonly photo: Photo
  readonly number: number
  readonly onRemove: () => void
}

function PhotoTile({ photo, number, onRemove }: PhotoTileProps) {
  const t = useText()
  const percent = Math.round(photo.share * 100)
  return (
    <li className={styles.tile}>
      {photo.address && <img src={photo.address} alt={t('rating.photo', { number })} />}
      {photo.id === undefined && (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={t('rating.uploading', { number })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <N>{`${percent}%`}</N>
          <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('rating.remove-photo', { number })}
        onClick={onRemove}
      >
        <Icon of={X} size="s" />
      </button>
    </li>
  )
}

import { X } from 'lucide-react'
import { useState } from 'react'
import type { Place } from '#domain/core/distance.ts'
import type { ZoneShape } from '#domain/delivery/zone.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { readDegree } from '../../shell/read-number.ts'
import { moveCorner, idempotencyShape } from './zone-draft.ts'
import styles from './zones-screen.module.css'

interface CornerListProps {
  readonly shape: ZoneShape
  readonly onShape: (shape: ZoneShape) => void
}

/** The twin of dragging for the keyboard: every corner in numbers, or the radius of a circle. */
export function CornerList({ shape, onShape }: CornerListProps) {
  const t = useText()
  const corners = shape.kind === 'circle' ? [shape.center] : shape.points
  return (
    <details className={styles.corners}>
      <summary>{t('zones.numbers')}</summary>
      {shape.kind === 'circle' && (
        <WholeNumberField
          label={t('zones.radius')}
          value={Math.round(shape.radius)}
          onChange={(radius) => onShape({ ...shape, radius })}
        />
      )}
      <ol>
        {corners.map((corner, i) => (
          // a corner has no name but its place in the row and on the map
          <li key={`${i} ${corner.latitude} ${corner.longitude}`} className={styles.corner}>
            <CornerFields corner={corner} onMove={(place) => onShape(moveCorner(shape, i, place))} />
            {shape.kind === 'polygon' && (
              <IconButton
                icon={X}
                label={t('zones.remove-corner', { number: i + 1 })}
                onClick={() => onShape(moveCorner(shape, i, undefined))}
              />
            )}
          </li>
        ))}
      </ol>
      {shape.kind === 'polygon' && (
        <Button
          kind="s"
          onClick={() => onShape(idempotencyShape(shape, corners.at(-1) ?? { latitude: 0, longitude: 0 }))}
        >
          {t('zones.add-corner')}
        </Button>
      )}
    </details>
  )
}

/** Typed freely; taken when the field is left. */
function CornerFields({
  corner,
  onMove,
}: {
  readonly corner: Place
  readonly onMove: (place: Place) => void
}) {
  const t = useText()
  const [typed, setTyped] = useState({
    latitude: String(corner.latitude),
    longitude: String(corner.longitude),
  })
  const take = () => {
    const [latitude, longitude] = [readDegree(typed.latitude), readDegree(typed.longitude)]
    if (latitude === undefined || longitude === undefined) return
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return
    if (latitude !== corner.latitude || longitude !== corner.longitude) onMove({ latitude, longitude })
  }
  const field = (name: 'latitude' | 'longitude') => ({
    label: t(`zones.${name}`),
    inputMode: 'decimal' as const,
    dir: 'ltr',
    value: typed[name],
    onBlur: take,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped((now) => ({ ...now, [name]: event.currentTarget.value })),
  })
  return (
    <>
      <Field {...field('latitude')} />
      <Field {...field('longitude')} />
    </>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import { centred, cropSquare, mostZoom, moveCrop, type Crop } from './crop.ts'
import styles from './crop-sheet.module.css'

interface CropSheetProps {
  readonly file: File
  readonly onCropped: (picture: Blob) => void
  readonly onClose: () => void
  readonly onFailed: () => void
}

/** The longest side that is of use: the largest size that pages show, twice as dense. */
const mostSide = 1600
const shown = 320
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
}

/** A square of the picture, by pointer, wheel-free zoom and arrows; what is transparent stays so. */
export default function CropSheet({ file, onCropped, onClose, onFailed }: CropSheetProps) {
  const t = useText()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = usePicture(file, onFailed)
  const [crop, setCrop] = useState<Crop>(centred)
  const from = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    if (picture && canvas.current) draw(canvas.current, picture, crop, shown * 2)
  }, [picture, crop])
  const move = (east: number, south: number) =>
    picture && setCrop((now) => moveCrop(picture, now, east, south))
  const onPointerMove = (event: PointerEvent) => {
    if (!from.current) return
    const { clientX: x, clientY: y } = event
    move((from.current.x - x) / shown, (from.current.y - y) / shown)
    from.current = { x, y }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    move(...way)
  }
  const use = () => {
    if (!picture) return
    const made = document.createElement('canvas')
    const side = Math.min(mostSide, Math.round(cropSquare(picture, crop).side))
    draw(made, picture, crop, side)
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
    made.toBlob((blob) => (blob ? onCropped(blob) : onFailed()), type, 0.92)
  }
  return (
    <Sheet
      title={t('dish.crop')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide disabled={!picture} onClick={use}>
          {t('dish.crop-use')}
        </Button>
      }
    >
      <div className={styles.form}>
        <button
          type="button"
          className={styles.window}
          aria-label={t('dish.crop-keys')}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            from.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            from.current = undefined
          }}
        >
          <canvas ref={canvas} width={shown * 2} height={shown * 2} />
        </button>
        <label htmlFor={id}>{t('dish.crop-zoom')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop({ ...crop, zoom: Number(event.currentTarget.value) })}
        />
      </div>
    </Sheet>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, size: number): void {
  const { left, top, side } = cropSquare(picture, crop)
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, size, size)
  context?.drawImage(picture, left, top, side, side, 0, 0, size, size)
}

function usePicture(file: File, onFailed: () => void): ImageBitmap | undefined {
  const [picture, setPicture] = useState<ImageBitmap>()
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  useEffect(() => {
    let left = false
    createImageBitmap(file).then(
      (made) => (left ? made.close() : setPicture(made)),
      () => left || failed.current(),
    )
    return () => {
      left = true
    }
  }, [file])
  return picture
}

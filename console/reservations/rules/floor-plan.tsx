import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import type { TableSpotWire } from '#contract/reservations/reservation-rules.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './floor-screen.module.css'
import { movedSpot, usualSpot, type FloorTable } from './floor-state.ts'

interface FloorPlanProps {
  readonly name: string
  readonly tables: readonly FloorTable[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onMove: (id: string, spot: TableSpotWire) => void
}

/** A section seen from above; tables are dragged, or moved with the arrows. A plan does not turn with the language. */
export function FloorPlan({ name, tables, chosen, onChoose, onMove }: FloorPlanProps) {
  return (
    <section className={styles.plan} aria-label={name} dir="ltr" data-plan>
      {tables.map((table, at) => (
        <FloorTableButton
          key={table.id}
          table={table}
          spot={table.spot ?? usualSpot(at)}
          on={table.id === chosen}
          onChoose={() => onChoose(table.id)}
          onMove={(spot) => onMove(table.id, spot)}
        />
      ))}
    </section>
  )
}

interface FloorTableButtonProps {
  readonly table: FloorTable
  readonly spot: TableSpotWire
  readonly on: boolean
  readonly onChoose: () => void
  readonly onMove: (spot: TableSpotWire) => void
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function FloorTableButton({ table, spot, on, onChoose, onMove }: FloorTableButtonProps) {
  const t = useText()
  const drag = useRef<{ x: number; y: number; spot: TableSpotWire; width: number; height: number }>(undefined)
  const look: CSSProperties = {
    insetInlineStart: `${spot.x}%`,
    insetBlockStart: `${spot.y}%`,
    inlineSize: `${spot.width}%`,
    blockSize: `${spot.height}%`,
    transform: spot.turned ? `rotate(${spot.turned}deg)` : undefined,
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    const plan = event.currentTarget.closest('[data-plan]')?.getBoundingClientRect()
    if (!plan || event.button !== 0) return
    drag.current = { x: event.clientX, y: event.clientY, spot, width: plan.width, height: plan.height }
    event.currentTarget.setPointerCapture(event.pointerId)
    onChoose()
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current
    if (!held) return
    const next = movedSpot(
      held.spot,
      ((event.clientX - held.x) / held.width) * 100,
      ((event.clientY - held.y) / held.height) * 100,
    )
    if (next.x !== spot.x || next.y !== spot.y) onMove(next)
  }
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? 5 : 1
    onMove(movedSpot(spot, step[0] * far, step[1] * far))
  }
  const end = () => {
    drag.current = undefined
  }
  return (
    <button
      type="button"
      className={styles.table}
      style={look}
      data-shape={spot.shape}
      data-off={!table.bookable || undefined}
      aria-pressed={on}
      aria-label={`${t('res.table', { name: table.name })} · ${t('res.seats', { from: table.seats_from, to: table.seats })}`}
      onClick={onChoose}
      onKeyDown={keys}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <b>{table.name}</b>
      <small>{table.seats}</small>
    </button>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { DayBlock } from './day-blocks.ts'
import { fits, movedBlock, quarterMs, quartersOf, tableBeside, type TimelineSpan } from './timeline.ts'

/** A booking on its way to another place. */
export interface Carry {
  readonly block: DayBlock
  /** Where it would stand. */
  readonly at: DayBlock
  readonly fromTable: string
  readonly toTable: string
  /** Milliseconds later; negative = earlier. */
  readonly by: number
  readonly fits: boolean
}

interface CarryInput {
  readonly blocks: readonly DayBlock[]
  /** All tables in the order of their rows. */
  readonly tables: readonly string[]
  readonly span: TimelineSpan
  readonly onDrop: (carry: Carry) => void
  readonly onOpen: (block: DayBlock) => void
}

/** A press that moves so far is a drag; less is a press. */
const startsPx = 6

/**
 * Moving bookings about: by dragging, or by Alt with the arrows, Enter and Esc. What would not fit is shown so and never
 * dropped; the database says the last word.
 */
export function useCarry({ blocks, tables, span, onDrop, onOpen }: CarryInput) {
  const [carry, setCarry] = useState<Carry>()
  const drag = useRef<{ x: number; y: number; block: DayBlock; table: string; moved: boolean }>(undefined)
  const pressed = useRef(false)

  const drop = (held: Carry | undefined) => {
    setCarry(undefined)
    if (held?.fits && (held.by !== 0 || held.toTable !== held.fromTable)) onDrop(held)
  }
  useEscape(carry !== undefined, () => {
    drag.current = undefined
    setCarry(undefined)
  })

  const pointer = (block: DayBlock, table: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !block.booking?.may.includes('move')) return
      drag.current = { x: event.clientX, y: event.clientY, block, table, moved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current
      if (!held) return
      const dx = event.clientX - held.x
      if (!held.moved && Math.hypot(dx, event.clientY - held.y) < startsPx) return
      held.moved = true
      const line = lineUnder(event.currentTarget, event.clientY)
      if (!line) return
      const along = line.dir === 'rtl' ? -dx : dx
      setCarry(carryTo(blocks, held.block, [held.table, line.table], quartersOf(along / line.width, span)))
    },
    onPointerUp() {
      pressed.current = drag.current?.moved ?? false
      drag.current = undefined
      drop(carry)
    },
    onPointerCancel() {
      drag.current = undefined
      setCarry(undefined)
    },
    onClick() {
      // the press that ends a drag is no press
      if (!pressed.current) onOpen(block)
      pressed.current = false
    },
  })

  const keys = (block: DayBlock, table: string) => (event: KeyboardEvent<HTMLElement>) => {
    const mine = carry?.block.id === block.id ? carry : undefined
    if (event.key === 'Enter' && mine) {
      event.preventDefault()
      return drop(mine)
    }
    if ((!event.altKey && !mine) || !block.booking?.may.includes('move')) return
    const move = moveOf(event)
    if (!move) return
    event.preventDefault()
    const { fromTable, toTable, by } = mine ?? { fromTable: table, toTable: table, by: 0 }
    const row = tableBeside(tables, toTable, move.row)
    setCarry(carryTo(blocks, block, [fromTable, row], by + move.quarter * quarterMs))
  }
  return { carry, pointer, keys }
}

/** Takes all blocks, one of them, its table with the one it goes to, and how much later (ms); returns it on its way. */
function carryTo(
  blocks: readonly DayBlock[],
  block: DayBlock,
  [fromTable, toTable]: readonly [string, string],
  by: number,
): Carry {
  const at = movedBlock(block, { by, fromTable, toTable })
  return { block, at, fromTable, toTable, by, fits: fits(blocks, at) }
}

/** Arrows run with the reading direction: what lies ahead is later. */
function moveOf(event: KeyboardEvent<HTMLElement>): { row: number; quarter: number } | undefined {
  const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (event.key) {
    case 'ArrowUp':
      return { row: -1, quarter: 0 }
    case 'ArrowDown':
      return { row: 1, quarter: 0 }
    case 'ArrowLeft':
    case 'ArrowRight':
      return { row: 0, quarter: event.key === ahead ? 1 : -1 }
    default:
      return undefined
  }
}

/** The table's line at a height of the screen, the nearest one beyond the ends. */
function lineUnder(block: HTMLElement, y: number) {
  const board = block.closest('[data-timeline]')
  const lines = [...(board?.querySelectorAll<HTMLElement>('[data-table]') ?? [])]
  const boxes = lines.map((line) => ({ line, box: line.getBoundingClientRect() }))
  const found =
    boxes.find(({ box }) => y >= box.top && y <= box.bottom) ??
    boxes.toSorted((a, b) => away(a.box, y) - away(b.box, y))[0]
  if (!found) return undefined
  const { line, box } = found
  return { table: line.dataset['table'] ?? '', width: box.width, dir: getComputedStyle(line).direction }
}

const away = ({ top, bottom }: DOMRect, y: number) => Math.min(Math.abs(y - top), Math.abs(y - bottom))

function useEscape(active: boolean, escape: () => void): void {
  const run = useRef(escape)
  useEffect(() => {
    run.current = escape
  })
  useEffect(() => {
    if (!active) return
    const dispatch = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && run.current()
    document.addEventListener('keydown', dispatch)
    return () => document.removeEventListener('keydown', dispatch)
  }, [active])
}

import { useEffect, useRef, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { Place } from '#domain/core/distance.ts'
import { isPlace, middleOfView, parsePlace, placeQuestion } from '#domain/delivery/parse-place.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'

/** Long enough that a name is not asked letter by letter. */
const pauseMs = 400

export interface PastedPlace {
  readonly text: string
  readonly read: (text: string) => void
  /** Why there is no place, as a sentence. */
  readonly failed: string | undefined
  /** The middle of what only shows a part of the map: to be taken by a press, never by itself. */
  readonly middle: Place | undefined
}

/**
 * Takes a place nearby and what to do with a place; returns the field for a pasted location. What the text does not say by
 * itself (a short address, a short plus code of a named town) is asked for.
 */
export function usePastedPlace(near: Place | undefined, onPlace: (place: Place) => void): PastedPlace {
  const t = useText()
  const [text, setText] = useState('')
  const { asked, ask } = useQuestion(near, onPlace)
  const parsed = text.trim() === '' ? undefined : parsePlace(text, near)
  const question = parsed && !isPlace(parsed) ? placeQuestion(text) : undefined
  const isAsked = question?.ask === 'national' || (question?.ask === 'code' && question.locality !== '')
  return {
    text,
    read(next) {
      setText(next)
      const place = parsePlace(next, near)
      ask(isPlace(place) ? '' : next)
      if (isPlace(place)) onPlace(place)
    },
    failed:
      parsed === undefined || isPlace(parsed) ? undefined : isAsked ? asked : t(`phone.place-${parsed}`),
    middle: parsed === 'view' ? middleOfView(text) : undefined,
  }
}

/** Asks after a pause, and only the answer to what stands in the field counts. */
function useQuestion(near: Place | undefined, onPlace: (place: Place) => void) {
  const client = useClient()
  const unreachable = useText()('told.unreachable')
  const [wanted, ask] = useState('')
  const [answer, setAnswer] = useState<{ readonly to: string; readonly failed?: string }>()
  const latest = useRef({ near, onPlace, client, unreachable })
  useEffect(() => {
    latest.current = { near, onPlace, client, unreachable }
  })
  useEffect(() => {
    const question = placeQuestion(wanted)
    if (!question || (question.ask === 'code' && question.locality === '')) return undefined
    let mine = true
    const timer = setTimeout(() => {
      const now = latest.current
      now.client.readStaffPlace({ text: wanted, ...now.near }).then(
        (place) => {
          if (!mine) return
          setAnswer({ to: wanted })
          latest.current.onPlace(place)
        },
        (error: unknown) =>
          mine &&
          setAnswer({ to: wanted, failed: error instanceof CallError ? error.message : now.unreachable }),
      )
    }, pauseMs)
    return () => {
      mine = false
      clearTimeout(timer)
    }
  }, [wanted])
  return { ask, asked: answer?.to === wanted ? answer.failed : undefined }
}
